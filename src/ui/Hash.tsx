import './hash.css'

/** A hash in monospace, its middle hidden by the style sheet while its full text stays findable and copyable. */
export function Hash({ hash }: { hash: string }) {
  return <span {...hashProps(hash)}>{hash}</span>
}

/** Props of any element that shows `hash` as its text in the same way. */
export function hashProps(hash: string): { className: string; 'data-tail': string; title: string } {
  return { className: 'hash', 'data-tail': hash.slice(-5), title: hash }
}

/** A full hash that wraps, for detail pages. */
export function FullHash({ hash }: { hash: string }) {
  return <bdi className={fullHash}>{hash}</bdi>
}

/** Classes of any element that shows a full hash. */
export const fullHash = 'font-mono text-[0.8125rem] break-all'
