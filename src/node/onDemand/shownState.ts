import type { TokenFacts } from '#/served/recording'
import type { GrowingFacts } from '#/node/chainFacts'
import type { NodeClient } from '#/node/nodeClient'
import { readTokenState } from '#/node/tokenState'
import { textIn } from '#/node/values'
import { createFreshCache } from './freshCache'

/** Time that a code or a token's facts are not requested again, ms: only lists use them. */
const FRESH_MS = 60_000

/** What lists show of addresses and tokens at the latest block. */
export interface ShownState {
  /** Reads whether addresses have code. */
  readCodes(facts: GrowingFacts, hashes: Iterable<string>): Promise<void>
  /** Starts to read whether addresses have code, for `readCodes`. */
  prefetchCodes(hashes: readonly string[]): void
  /** Reads names, symbols, decimals and types of tokens. */
  readTokens(facts: GrowingFacts, tokens: Iterable<string>): Promise<void>
}

/** Creates the cached state of a node's chain. */
export function createShownState(client: NodeClient): ShownState {
  const codeSizes = createFreshCache<Promise<number | null>>(FRESH_MS)
  const tokens = createFreshCache<TokenFacts>(FRESH_MS)

  function sizesOf(hashes: readonly string[]): Promise<(number | null)[]> {
    const missing = hashes.filter((hash) => codeSizes.get(hash) === undefined)
    const outcomes = client.outcomes(missing.map((hash) => ({ method: 'eth_getCode', params: [hash, 'latest'] })))
    // Responses that are made meanwhile wait for the same request.
    for (const [place, hash] of missing.entries()) {
      const size = outcomes.then((found) => {
        const code = textIn(found[place]?.result)
        return code === undefined ? null : code.length / 2 - 1
      })
      codeSizes.set(
        hash,
        size.catch(() => null),
      )
    }
    return Promise.all(hashes.map((hash) => codeSizes.get(hash) ?? Promise.resolve(null)))
  }

  return {
    prefetchCodes: (hashes) => void sizesOf([...new Set(hashes)]),
    async readCodes(facts, hashes) {
      const known = [...hashes].filter((hash) => facts.addressAt(hash) !== undefined)
      const sizes = await sizesOf(known)
      for (const [place, hash] of known.entries()) {
        const row = facts.addressAt(hash)
        const codeSize = sizes[place]
        if (row && codeSize) row.contract = { ...row.contract, codeSize }
        else if (row && codeSize === 0) delete row.contract
      }
    },
    async readTokens(facts, addresses) {
      const all = [...addresses]
      const missing = all.filter((address) => tokens.get(address) === undefined)
      facts.recording.tokens.push(...all.flatMap((address) => tokens.get(address) ?? []))
      await readTokenState(client, facts, missing)
      for (const row of facts.recording.tokens) if (missing.includes(row.address)) tokens.set(row.address, row)
    },
  }
}
