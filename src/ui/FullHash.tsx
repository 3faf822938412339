/** The whole of a hash as running text, broken where a line ends: for pages of one record. */
export function FullHash({ hash }: { hash: string }) {
  return <span className={fullHash}>{hash}</span>
}

/** What any element needs to show the whole of a hash the same way. */
export const fullHash = 'font-mono text-[0.86em] break-all md:text-[0.93em]'
