import { abiIndex } from '#/contracts/abiIndex'
import { standardAbis } from '#/contracts/standardAbis'

/** Names of the functions of the standards, by selector. */
const NAMES: ReadonlyMap<string, string> = new Map(
  standardAbis.flatMap(({ abi }) =>
    [...abiIndex(abi).functions].flatMap(([selector, [first]]) => (first ? [[selector, first.name] as const] : [])),
  ),
)

/** The method that input data calls: its name if a standard has it, else its selector; undefined without a selector. */
export function methodIn(input: string): string | undefined {
  if (input.length < 10) return undefined
  const selector = input.slice(0, 10)
  return NAMES.get(selector) ?? selector
}
