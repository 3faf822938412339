import { type Complaint, complaint, invalid } from './fault'

/** How a parameter's text is read: undefined when it isn't of this format, which `expected` names. */
export interface Format<T> {
  expected: string
  parse(text: string): T | undefined
}

/** Text that matches a pattern, changed by `normal` to the form in which values are compared. */
function matching(pattern: RegExp, normal: (text: string) => string = (text) => text): Format<string> {
  return {
    expected: `Invalid format. Expected ${pattern}`,
    parse: (text) => (pattern.test(text) ? normal(text) : undefined),
  }
}

/** An address, compared in lower case. */
export const addressFormat = matching(/^0x[A-Fa-f0-9]{40}$/, (text) => text.toLowerCase())

/** A transaction or block hash, compared in lower case. */
export const hashFormat = matching(/^0x[A-Fa-f0-9]{64}$/, (text) => text.toLowerCase())

/** A block by hash or height. */
export const blockFormat = matching(/^(0x[A-Fa-f0-9]{64}|0|[1-9][0-9]{0,15})$/, (text) => text.toLowerCase())

/** A token id: decimal, of any length. */
export const tokenIdFormat = matching(/^(0|[1-9][0-9]*)$/)

/** Any text. */
export const textFormat = matching(/^[^]*$/)

/** An integer of any size: a number where that is exact, else a bigint. */
export const integerFormat: Format<number | bigint> = {
  expected: 'Invalid integer',
  parse(text) {
    if (!/^-?(0|[1-9][0-9]*)$/.test(text)) return undefined
    const number = Number(text)
    return Number.isSafeInteger(number) ? number : BigInt(text)
  },
}

/** A number that may have a fraction or an exponent. */
export const numberFormat: Format<number> = {
  expected: 'Invalid number',
  parse: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
}

/** One of the given words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Format<Word> {
  return {
    expected: `Unexpected value. Expected one of ${words.join(', ')}`,
    parse: (text) => words.find((word) => word === text),
  }
}

/** A comma-separated list of the given words; an empty one asks for all of them. */
export function listOf<const Word extends string>(words: readonly Word[]): Format<readonly Word[]> {
  return {
    expected: `Unexpected value. Expected a list of ${words.join(', ')}`,
    parse(text) {
      const parts = text.split(',').filter((part) => part !== '')
      const found = words.filter((word) => parts.includes(word))
      return parts.every((part) => words.some((word) => word === part))
        ? found.length === 0
          ? words
          : found
        : undefined
    },
  }
}

/** A request's query parameters: each is taken once by who needs it, and one that nobody takes is a 422. */
export class Query {
  readonly #left: Map<string, string>
  readonly #complaints: Complaint[] = []

  constructor(parameters: URLSearchParams) {
    this.#left = new Map(parameters)
  }

  /** Whether any of these parameters was sent. */
  hasAny(names: readonly string[]): boolean {
    return names.some((name) => this.#left.has(name))
  }

  /** Takes a parameter: undefined when it is absent, and also when it is malformed, which `finish` will report. */
  take<T>(name: string, format: Format<T>): T | undefined {
    const text = this.#left.get(name)
    if (text === undefined) return undefined
    this.#left.delete(name)
    const value = format.parse(text)
    if (value === undefined) this.complain(name, format.expected)
    return value
  }

  /** Notes what is wrong with a parameter. */
  complain(name: string, detail: string): void {
    this.#complaints.push(complaint(name, detail))
  }

  /** Throws the 422 of every complaint; parameters that nobody took are complaints too. */
  finish(): void {
    for (const name of this.#left.keys()) this.complain(name, `Unexpected field: ${name}`)
    if (this.#complaints.length > 0) throw invalid(this.#complaints)
  }
}
