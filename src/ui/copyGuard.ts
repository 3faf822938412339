/** Checks a text before it is copied: null if it is safe, else whether the user confirms. */
type Guard = (text: string) => Promise<boolean> | null

let guard: Guard = () => null

/** Sets the check for all copy buttons. */
export function guardCopies(newGuard: Guard): void {
  guard = newGuard
}

/** Null if the text may be copied: synchronous, as browsers allow copying only within the user's click. Else whether the user confirms. */
export function confirmCopy(text: string): Promise<boolean> | null {
  return guard(text)
}
