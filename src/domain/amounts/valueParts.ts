import { formatUnits } from './amount'
import { decodedLine } from '#/domain/transactions/decoded'
import { isAddressHash } from '#/domain/hashes/hash'
import type { TokenAmountIn } from './tokenAmountIn'
import type { ParameterRecord } from '#/domain/transactions/transactionRecords'

/** One value in a line of decoded values. */
export interface ValuePart {
  /** Null where the value needs none. Untrusted text. */
  readonly name: string | null
  /** Hashes are shortened. Untrusted text. */
  readonly text: string
  /** What it is in units of a token. */
  readonly amount: TokenAmountIn | null
}

/** Characters of a line; its title and the details have all of them. */
const MAX_LENGTH = 160
const MAX_NAME_LENGTH = 40

/** The values of a call in a line, in their order, or those of an event in the order of `eventRank`. */
export function valueParts(
  parameters: readonly ParameterRecord[],
  amounts: readonly TokenAmountIn[],
  of: 'call' | 'event',
): readonly ValuePart[] {
  const parts = parameters.map((parameter, place) => partOf(parameter, amountAt(place, amounts)))
  const [first, second] = parameters
  if (first && second && isEnd(first, 'from') && isEnd(second, 'to'))
    parts.splice(0, 2, {
      name: null,
      text: decodedLine([first, second]),
      amount: null,
    })
  const ordered = of === 'call' ? parts : parts.toSorted((a, b) => eventRank(a) - eventRank(b))
  let room = MAX_LENGTH
  return ordered.flatMap((part) => {
    if (room <= 0) return []
    const { text } = part
    const shown = text.length > room ? `${text.slice(0, room).replace(/[\ud800-\udbff]$/, '')}…` : text
    room -= text.length + (part.name?.length ?? 0)
    return [{ ...part, text: shown }]
  })
}

/** The amount that a parameter is; null if it is none. */
export function amountAt(parameter: number, amounts: readonly TokenAmountIn[]): TokenAmountIn | null {
  return amounts.find(({ place }) => place === parameter) ?? null
}

function partOf({ name, type, value }: ParameterRecord, amount: TokenAmountIn | null): ValuePart {
  const shownName = name && name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
  return {
    name: shownName || null,
    text: decodedLine([{ name: null, type, value }]),
    amount,
  }
}

/** Whether a parameter is one end of a transfer. */
function isEnd({ name, value }: ParameterRecord, end: 'from' | 'to'): boolean {
  return name?.replace(/^_/, '') === end && isAddressHash(value)
}

/** Sender and recipient come first, then amounts and other numbers: a narrow row has little room. */
function eventRank({ text, amount }: ValuePart): number {
  if (text.includes(' → ')) return 0
  if (amount !== null) return 1
  return /^\d+$/.test(text) ? 2 : 3
}

/** All values with their names and exact digits, for a tooltip; untrusted text. */
export function valuesTitle(parameters: readonly ParameterRecord[], amounts: readonly TokenAmountIn[]): string {
  const texts = parameters.map(({ name, value }, place) => {
    const text = typeof value === 'string' ? value : value === null ? 'unknown' : JSON.stringify(value)
    const amount = amountAt(place, amounts)
    const units = amount ? ` (${formatUnits(amount.value, amount.decimals)} ${amount.symbol})` : ''
    return `${name ? `${name}: ` : ''}${text}${units}`
  })
  return texts.join(', ')
}
