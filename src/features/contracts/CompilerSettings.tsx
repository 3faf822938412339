import { stringifyJson } from '#/api/json'
import { CopyButton } from '#/ui/CopyButton'
import { LazyDetails } from '#/ui/LazyPanel'
import { LongText } from '#/ui/RawFields'

/** The settings that a source was compiled with, collapsed; nothing where there are none. */
export function CompilerSettings({ settings }: { settings: Record<string, unknown> | null }) {
  if (settings === null) return null
  const text = stringifyJson(settings, 2)
  return (
    <LazyDetails summary="Compiler settings">
      <CopyButton text={text} what="compiler settings" />
      <LongText text={text} className="font-mono text-sm" />
    </LazyDetails>
  )
}
