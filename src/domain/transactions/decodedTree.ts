import type { ParameterRecord, ParameterValue } from './transactionRecords'

/** A decoded value with its type, as a tree: what a tuple or an array holds is below it. */
export interface DecodedNode {
  /** The parameter's own name; null where it has none, as most parts of tuples. */
  readonly name: string | null
  /** Its place among its siblings, from 0. */
  readonly place: number
  /** The ABI type, such as "uint256" or "(address,bytes)[]"; null where the server does not say. */
  readonly type: string | null
  /** Null where the server sent none; text in a node without children. */
  readonly text: string | null
  /** Null in a node of text. */
  readonly children: readonly DecodedNode[] | null
}

/** Deeper than any type nests; what lies below is left as it is written. */
const MOST_DEPTH = 16

/** Joins decoded parameters with their types, however deep they nest; a type that does not fit its value is left out inside of it. */
export function decodedTree(parameters: readonly ParameterRecord[]): readonly DecodedNode[] {
  return parameters.map(({ name, type, value }, place) => nodeOf({ name: name || null, type }, value, place, 0))
}

interface Typed {
  readonly name: string | null
  readonly type: string | null
}

function nodeOf({ name, type }: Typed, value: ParameterValue | null, place: number, depth: number): DecodedNode {
  const node = { name, place, type }
  if (value === null || typeof value === 'string') return { ...node, text: value, children: null }
  if (depth >= MOST_DEPTH) return { ...node, text: JSON.stringify(value), children: null }
  const parts = partsOf(type, value.length)
  const children = value.map((each, at) => nodeOf(parts[at] ?? { name: null, type: null }, each, at, depth + 1))
  return { ...node, text: null, children }
}

/** The types of what a value of `type` holds, `count` of them; none where the type is neither an array nor a tuple of so many parts. */
function partsOf(type: string | null, count: number): readonly Typed[] {
  const text = type?.trim() ?? ''
  const array = /^(.*)\[\d*\]$/s.exec(text)
  if (array) {
    const element = { name: null, type: array[1] || null }
    return Array.from({ length: count }, () => element)
  }
  const tuple = /^(?:tuple)?\((.*)\)$/s.exec(text)
  const parts = tuple ? splitTypes(tuple[1] ?? '') : []
  return parts.length === count ? parts.map(readPart) : []
}

/** "uint256 amount" or "uint256". */
function readPart(text: string): Typed {
  const [, type, name] = /^(.*?[\w\])])(?:\s+(?:indexed\s+)?(\w+))?$/s.exec(text.trim()) ?? []
  return type === undefined ? { name: null, type: text.trim() || null } : { name: name ?? null, type }
}

/** Splits "address,(uint256,bytes)[],bool" at the commas that are not inside of parentheses. */
function splitTypes(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at]
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (at === text.length || (sign === ',' && depth === 0)) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return parts.length === 1 && parts[0]?.trim() === '' ? [] : parts
}

/** The largest number of a type such as "uint256", which stands for 'no limit' in most calls; null for other types. */
export function mostOf(type: string | null): bigint | null {
  const bits = Number(/^uint(\d{1,3})?$/.exec(type ?? '')?.[1] ?? (type === 'uint' ? 256 : NaN))
  return Number.isInteger(bits) && bits > 0 && bits <= 256 && bits % 8 === 0 ? 2n ** BigInt(bits) - 1n : null
}

/** The moment that a whole number of seconds stands for, where its name says that it is one; null for any other number. */
export function momentOf(name: string | null, text: string): Date | null {
  if (!/deadline|expir|time|until|valid(?:to|from|until|after|before)|^start|^end/i.test(name ?? '')) return null
  if (!/^\d{10}$/.test(text)) return null
  return new Date(Number(text) * 1000)
}

/** Position of the parameter that is an amount of the called token, in the functions and events of ERC-20 and its extensions. */
const PLACES: ReadonlyMap<string, number> = new Map([
  // transfer(address,uint256)
  ['0xa9059cbb', 1],
  // approve(address,uint256)
  ['0x095ea7b3', 1],
  // transferFrom(address,address,uint256)
  ['0x23b872dd', 2],
  // increaseAllowance(address,uint256)
  ['0x39509351', 1],
  // decreaseAllowance(address,uint256)
  ['0xa457c2d7', 1],
  // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  ['0xd505accf', 2],
  // Transfer(address,address,uint256)
  ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', 2],
  // Approval(address,address,uint256)
  ['0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925', 2],
])

/** Position of the parameter that is a token amount if the contract is an ERC-20 token, by selector or topic; null for others. */
export function tokenAmountPlace(methodId: string | null): number | null {
  const digits = (methodId ?? '').replace(/^0x/i, '').toLowerCase()
  return PLACES.get(`0x${digits}`) ?? null
}
