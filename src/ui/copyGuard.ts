/** Looks at a text before it is copied: null lets it be, a promise tells whether the reader wants it after all. */
type Guard = (text: string) => Promise<boolean> | null

let guard: Guard = () => null

/** Has all copying ask `asking` first. */
export function guardCopies(asking: Guard): void {
  guard = asking
}

/** Whether a text may be copied: at once where it need not be asked, so that the browser takes it for the reader's own act. */
export function mayCopy(text: string): Promise<boolean> | null {
  return guard(text)
}
