import type { RpcCall, RpcOutcome } from '#/contracts/node'
import { type NodeClient, resultsOf } from '#/node/nodeClient'

interface Waiting {
  calls: readonly RpcCall[]
  resolve: (outcomes: RpcOutcome[]) => void
  reject: (reason: unknown) => void
}

/** The same client, which sends calls that are made at the same time as one request. */
export function batchingClient(client: NodeClient): NodeClient {
  let waiting: Waiting[] = []

  async function send(): Promise<void> {
    const sent = waiting
    waiting = []
    try {
      const found = await client.outcomes(sent.flatMap(({ calls }) => calls))
      let start = 0
      for (const { calls, resolve } of sent) resolve(found.slice(start, (start += calls.length)))
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }

  async function outcomes(calls: readonly RpcCall[]): Promise<RpcOutcome[]> {
    if (calls.length === 0) return []
    return new Promise((resolve, reject) => {
      // Promises that resolve together go on one after another.
      if (waiting.length === 0) setTimeout(() => void send())
      waiting.push({ calls, resolve, reject })
    })
  }

  return { ...client, ...resultsOf(outcomes) }
}
