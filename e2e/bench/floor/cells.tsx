import type { Address } from './schemas'

/** An amount in wei, truncated to six decimals. */
export function coins(wei?: bigint | null): string {
  if (wei == null) return '–'
  const digits = wei.toString().padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18, -12)}`
}

const minutesSince = (time: Date) => Math.round((Date.now() - time.getTime()) / 60_000)

export function Time({ of }: { of?: Date | null | undefined }) {
  return of ? <time dateTime={of.toISOString()}>{minutesSince(of)} min ago</time> : '–'
}

export function Link({ chain, to, text }: { chain: string; to: string; text: string | number }) {
  return (
    <a className="text-blue-700" href={`/${chain}/${to}`}>
      {text}
    </a>
  )
}

export function Account({ chain, of }: { chain: string; of: Address | null | undefined }) {
  return of ? <Link chain={chain} to={`address/${of.hash}`} text={of.name ?? of.hash} /> : '–'
}

export function Block({ chain, height }: { chain: string; height: number | null | undefined }) {
  return height == null ? '–' : <Link chain={chain} to={`block/${height}`} text={height} />
}
