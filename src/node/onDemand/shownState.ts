import type { TokenFacts } from '#/served/recording'
import type { ProjectContract } from '#/contracts/project'
import type { GrowingFacts } from '#/node/chainFacts'
import type { NodeClient } from '#/node/nodeClient'
import { isOfProject } from '#/node/projectFacts'
import { readTokenState } from '#/node/tokenState'
import { dataIn } from '#/node/values'
import { createFreshCache } from './freshCache'

/** Time that a code or a token's facts are not requested again, ms: only lists use them. */
const FRESH_MS = 60_000

type Project = readonly ProjectContract[]

/** Bytes of an address's code, and the code itself where it is of a contract of the project. */
interface ShownCode {
  readonly size: number
  readonly own: string | null
}

/** What lists show of addresses and tokens at the latest block. */
export interface ShownState {
  /** Reads whether addresses have code, and the code itself where it is of a contract of the project. */
  readCodes(facts: GrowingFacts, hashes: Iterable<string>, project?: Project): Promise<void>
  /** Starts to read whether addresses have code, for `readCodes`. */
  prefetchCodes(hashes: readonly string[]): void
  /** Reads names, symbols, decimals and types of tokens. */
  readTokens(facts: GrowingFacts, tokens: Iterable<string>): Promise<void>
}

/** Creates the cached state of a node's chain. */
export function createShownState(client: NodeClient): ShownState {
  let codes = createFreshCache<Promise<ShownCode | null>>(FRESH_MS)
  let known: Project = []
  const tokens = createFreshCache<TokenFacts>(FRESH_MS)

  function codesOf(hashes: readonly string[]): Promise<(ShownCode | null)[]> {
    const missing = hashes.filter((hash) => codes.get(hash) === undefined)
    const project = known
    const results = client.results(missing.map((hash) => ({ method: 'eth_getCode', params: [hash, 'latest'] })))
    // Responses that are made meanwhile wait for the same request.
    for (const [place, hash] of missing.entries()) {
      const read = results.then((found) => {
        const code = dataIn(found[place])
        // All others would fill the memory.
        return code === undefined ? null : { size: code.length / 2 - 1, own: isOfProject(project, code) ? code : null }
      })
      codes.set(
        hash,
        read.catch(() => null),
      )
    }
    return Promise.all(hashes.map((hash) => codes.get(hash) ?? Promise.resolve(null)))
  }

  return {
    prefetchCodes: (hashes) => void codesOf([...new Set(hashes)]),
    async readCodes(facts, hashes, project = known) {
      if (project !== known && project.length + known.length > 0) codes = createFreshCache(FRESH_MS)
      known = project
      const shown = [...hashes].filter((hash) => facts.addressAt(hash) !== undefined)
      const found = await codesOf(shown)
      for (const [place, hash] of shown.entries()) {
        const row = facts.addressAt(hash)
        const { size, own } = found[place] ?? { size: null, own: null }
        if (row && size) row.contract = { ...row.contract, codeSize: size }
        else if (row && size === 0) delete row.contract
        if (own !== null) facts.recording.contracts.deployed.push({ address: hash, code: own })
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
