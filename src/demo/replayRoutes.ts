import { REPLAY_PATH } from '#/api/replay'
import { isObject } from '#/domain/isObject'
import { fieldError, invalid, jsonResponse, notFound, responding } from '#/served/responses'
import { Route } from '#/served/route'
import type { ReplayedChain } from './handlers'

/** The routes of each chain's replay; see `src/api/replay.ts`. */
export function replayRoutes(url: string, chains: ReadonlyMap<string, ReplayedChain>): Route[] {
  const path = `${url}/{chain}${REPLAY_PATH}`
  const chainNamed = (id = '') => {
    const chain = chains.get(id)
    if (chain === undefined) throw notFound()
    return chain
  }
  return [
    new Route('GET', path, (_request, params) =>
      responding(async () => jsonResponse(200, await chainNamed(params['chain']).state())),
    ),
    new Route('POST', path, (request, params) =>
      responding(async () => {
        const chain = chainNamed(params['chain'])
        await chain.start(blocksIn(await request.json().catch(() => null)))
        return jsonResponse(200, await chain.state())
      }),
    ),
  ]
}

function blocksIn(body: unknown): number {
  const blocks = isObject(body) ? body['blocks'] : undefined
  if (!Number.isSafeInteger(blocks) || Number(blocks) < 0)
    throw invalid([fieldError('blocks', 'Expected a number of blocks')])
  return Number(blocks)
}
