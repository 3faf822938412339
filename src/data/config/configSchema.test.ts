import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ConfigError } from './config'
import { readConfig } from './loadConfig'

const example: unknown = JSON.parse(
  readFileSync(new URL('../../../public/config.example.json', import.meta.url), 'utf8'),
)

/** Every place inside of a JSON value, as the keys that lead there. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

/** The same value with something else at one place. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  const copy: unknown = structuredClone(value)
  if (typeof copy === 'object' && copy !== null) {
    Reflect.set(copy, key, changed(Reflect.get(copy, key), rest, to))
  }
  return copy
}

it('reads a configuration or names its wrong fields, whatever any field holds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...placesIn(example)), fc.jsonValue(), (place, found) => {
      try {
        // The result is valid and does not change when it is read again.
        const config = readConfig(changed(example, place, found))
        expect(readConfig(config)).toEqual(config)
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error
        expect(error.problems.length).toBeGreaterThan(0)
        for (const { field } of error.problems) expect(field).toMatch(/^[a-z]/)
      }
    }),
    { numRuns: 500 },
  )
})
