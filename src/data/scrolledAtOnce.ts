/** Whether the place that the document was left at, or one within it, is looked for as soon as its frame stands. */
export function isScrolledAtOnce(): boolean {
  // The newer way to ask how the document was opened takes more code.
  // oxlint-disable-next-line typescript/no-deprecated
  return location.hash !== '' || performance.navigation.type > 0
}
