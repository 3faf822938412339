/** A promise that keeps what awaits it waiting, until a test releases it. */
export function gate(): { held: Promise<void>; release: () => void } {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { held, release }
}
