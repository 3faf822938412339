import { ZERO_ADDRESS } from './transactionRecords'

/** What is known of one NFT, wherever it was learnt. */
export interface SummedInstance {
  readonly id: string
  /** What its owner is called; null where nobody is known to own it. */
  readonly owner: string | null
  /** Whether there is but one of it. */
  readonly unique: boolean
  readonly burned: boolean
}

/** A place in a sentence that its page fills with a link, and a plain text with a name. */
export interface Named {
  readonly named: 'token' | 'owner'
}

/** Past this many digits the middle of a token id is left out of a sentence. */
const longest = 12

/** What one NFT is and whose it is, in a sentence; only what is known. */
export function describeInstance({ id, owner, unique, burned }: SummedInstance): (string | Named)[] {
  const digits = id.length > longest ? `${id.slice(0, 5)}…${id.slice(-5)}` : id
  const what = [`#${digits} of `, { named: 'token' } as const]
  if (burned) return [...what, ', burned: nobody can have it any more.']
  if (!unique) return [...what, ', of which several may have some.']
  if (owner !== null) return [...what, ', owned by ', { named: 'owner' }, '.']
  return [...what, '. Who owns it is not known.']
}

/** Whether an address is one that nobody can send from: what is sent there is burned. */
export function isBurnAddress(hash: string | null | undefined): boolean {
  return hash === ZERO_ADDRESS || /^0x0{36}dead$/i.test(hash ?? '')
}
