import { type Abi, parseAbiItem, toEventSelector, toFunctionSelector, toFunctionSignature } from 'viem'

type Item = Extract<Abi[number], { type: 'function' | 'event' | 'error' }>

/** Longer text is no signature: a parser would take long. */
const MAX_SIGNATURE_LENGTH = 2000

/** What a signature such as "transfer(address to, uint256 value)" says. */
export interface Signature {
  /** Without names: "transfer(address,uint256)". */
  readonly canonical: string
  /** First 4 bytes of the hash: of a function or an error. */
  readonly selector: string
  /** The whole hash: topic 0 of an event. */
  readonly topic: string
}

/** Reads the signature of a function, event or error, with or without that word and names; null if it is none. */
export function readSignature(text: string): Signature | null {
  const trimmed = text.trim().replace(/;$/, '')
  const kind = /^(function|event|error)\s/.exec(trimmed)?.[1] as Item['type'] | undefined
  const item = itemOf(kind ?? 'function', kind ? trimmed.slice(kind.length + 1) : trimmed)
  // Without a word before it, "indexed" says that it is an event.
  const event = item === null && kind === undefined ? itemOf('event', trimmed) : null
  const found = item ?? event
  if (found === null) return null
  const { name, inputs } = found
  const canonical = toFunctionSignature({ type: 'function', name, inputs, outputs: [], stateMutability: 'view' })
  return { canonical, selector: toFunctionSelector(canonical), topic: toEventSelector(canonical) }
}

/** Signatures of functions, events or errors, such as "transfer(address,uint256)", as an ABI; what is no signature is left out. */
export function abiOfSignatures(kind: Item['type'], signatures: readonly string[]): Abi {
  return signatures.flatMap((signature) => itemOf(kind, signature) ?? [])
}

function itemOf(kind: Item['type'], signature: string): Item | null {
  if (signature.length > MAX_SIGNATURE_LENGTH) return null
  try {
    const item = parseAbiItem<string>(`${kind} ${signature.trim()}`) as Abi[number]
    return item.type === kind ? item : null
  } catch {
    return null
  }
}
