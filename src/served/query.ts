import { type InvalidField, fieldError, invalid } from './responses'

/** Parses a parameter; undefined if the text is invalid, which `expected` explains. */
export interface ParameterFormat<T> {
  expected: string
  parse(text: string): T | undefined
}

/** A text that matches a pattern; `normal` changes it to the form that is compared. */
function matching(pattern: RegExp, normal: (text: string) => string = (text) => text): ParameterFormat<string> {
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

/** An integer of any size: a number if that is exact, else a bigint. */
export const integerFormat: ParameterFormat<number | bigint> = {
  expected: 'Invalid integer',
  parse(text) {
    if (!/^-?(0|[1-9][0-9]*)$/.test(text)) return undefined
    const number = Number(text)
    return Number.isSafeInteger(number) ? number : BigInt(text)
  },
}

/** A number that may have a fraction or an exponent. */
export const numberParameter: ParameterFormat<number> = {
  expected: 'Invalid number',
  parse: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
}

/** One of the given words. */
export function wordParameter<const Word extends string>(words: readonly Word[]): ParameterFormat<Word> {
  return {
    expected: `Unexpected value. Expected one of ${words.join(', ')}`,
    parse: (text) => words.find((word) => word === text),
  }
}

/** A comma-separated list of the given words; an empty list means all of them. */
export function listOf<const Word extends string>(words: readonly Word[]): ParameterFormat<readonly Word[]> {
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

/** The query parameters of a request; those that are not taken are errors. */
export class Query {
  readonly #left: Map<string, string>
  readonly #errors: InvalidField[] = []

  constructor(parameters: URLSearchParams) {
    this.#left = new Map(parameters)
  }

  /** Whether any of these parameters was sent. */
  hasAny(names: readonly string[]): boolean {
    return names.some((name) => this.#left.has(name))
  }

  /** Takes a parameter; undefined if it is absent or invalid, which `finish` reports. */
  take<T>(name: string, format: ParameterFormat<T>): T | undefined {
    const text = this.#left.get(name)
    if (text === undefined) return undefined
    this.#left.delete(name)
    const value = format.parse(text)
    if (value === undefined) this.addError(name, format.expected)
    return value
  }

  /** Adds an error of a parameter. */
  addError(name: string, detail: string): void {
    this.#errors.push(fieldError(name, detail))
  }

  /** Throws a 422 with all errors, including parameters that were not taken. */
  finish(): void {
    for (const name of this.#left.keys()) this.addError(name, `Unexpected field: ${name}`)
    if (this.#errors.length > 0) throw invalid(this.#errors)
  }
}
