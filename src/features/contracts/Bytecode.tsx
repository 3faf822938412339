import { grouped } from '#/domain/numberFormat'
import { hexSize } from '#/domain/hex'
import { CopyButton } from '#/ui/CopyButton'
import { LazyDetails } from '#/ui/LazyDetails'
import { LongText } from '#/ui/RawFields'

/** Code in hex, collapsed, with its size and a copy button; nothing where there is none. */
export function Bytecode({ label, code }: { label: string; code: string | null }) {
  if (code === null || code === '' || code === '0x') return null
  const size = hexSize(code)
  return (
    <LazyDetails summary={size === null ? label : `${label} (${grouped(size)} bytes)`}>
      <CopyButton text={code} what={label.toLowerCase()} />
      <LongText text={code} className="font-mono text-sm break-all" />
    </LazyDetails>
  )
}
