import { vi } from 'vitest'

/** Replaces the clipboard, which browsers refuse to a page without the focus; returns a function with the text copied last. */
export function watchClipboard(): () => string | undefined {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  return () => write.mock.calls.at(-1)?.[0]
}
