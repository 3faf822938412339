import { ZERO_ADDRESS } from './transactionRecords'

/** The facts of an NFT that its summary needs. */
export interface SummarizedInstance {
  readonly id: string
  /** Name or address of the owner; null if unknown. */
  readonly owner: string | null
  /** Whether it has one owner, as all ERC-721 NFTs. */
  readonly unique: boolean
  readonly burnt: boolean
}

/** A part of a sentence that the page replaces by a link, and plain text by a name. */
export interface LinkedPart {
  readonly linked: 'token' | 'owner'
}

/** Longer token IDs are shortened in the middle. */
const MAX_ID_DIGITS = 12

/** Describes an NFT in a sentence: its ID, collection and owner. */
export function describeInstance({ id, owner, unique, burnt }: SummarizedInstance): (string | LinkedPart)[] {
  const digits = id.length > MAX_ID_DIGITS ? `${id.slice(0, 5)}…${id.slice(-5)}` : id
  const what = [`#${digits} of `, { linked: 'token' } as const]
  if (burnt) return [...what, ', burnt.']
  if (!unique) return [...what, '. Multiple holders possible.']
  if (owner !== null) return [...what, ', owned by ', { linked: 'owner' }, '.']
  return [...what, ', owner unknown.']
}

/** Whether an address is a burn address: the zero address or 0x…dEaD. */
export function isBurnAddress(hash: string | null | undefined): boolean {
  return hash === ZERO_ADDRESS || /^0x0{36}dead$/i.test(hash ?? '')
}
