/** A full hash that wraps, for detail pages. */
export function FullHash({ hash }: { hash: string }) {
  return <span className={fullHash}>{hash}</span>
}

/** Classes of any element that shows a full hash. */
export const fullHash = 'font-mono text-[0.86em] break-all md:text-[0.93em]'
