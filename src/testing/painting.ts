/**
 * Whether the page under test is painted. Painting takes a sixth of the time of component tests, and nothing that they check depends
 * on it but layout shifts: a page that is not painted reports none.
 */
export function setPainted(isPainted: boolean): void {
  // The frame that Vitest shows the page in. In the page itself, a style would hide what tests expect to see.
  if (frameElement) (frameElement as HTMLElement).style.opacity = isPainted ? '1' : '0'
}
