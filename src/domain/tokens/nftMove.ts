import type { Open } from '#/domain/open'

/** An NFT that an address got ('to') or gave ('from'); null is unknown. */
export interface NftMove {
  readonly direction: Open<'to' | 'from'> | null
  readonly total: { readonly token_id: bigint | null; readonly value: bigint | null } | null
}

/** What is before the ID of a moved NFT: its direction as a sign, and how many there are of it ("+", "-2 × "). */
export function signAndCount(move: NftMove): string {
  const { direction } = move
  return `${direction === 'to' ? '+' : direction === 'from' ? '-' : ''}${countOf(move)}`
}

/** A moved NFT in words, which spreadsheets take for text ("received #8", "sent 2 × #9"). */
export function moveText(move: NftMove): string {
  const { direction, total } = move
  const verb = direction === 'to' ? 'received ' : direction === 'from' ? 'sent ' : ''
  return `${verb}${countOf(move)}#${total?.token_id ?? '?'}`
}

function countOf({ total }: NftMove): string {
  const count = total?.value ?? 1n
  return count === 1n ? '' : `${count} × `
}
