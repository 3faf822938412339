import { isObject } from '#/domain/isObject'
import { CallError } from './callError'
import type { Machine } from './machine'
import type { DemoService } from './handlers'
import { ErrorResponse, jsonResponse, notFound, responding } from '#/served/responses'
import type { ChainFacts } from '#/served/recording'
import { Route } from '#/served/route'
import type { ChainStore } from '#/served/store'

/** Credits that the multichain API charges for a request. */
const CREDITS = 20

/** The JSON-RPC endpoints: of each chain, and of the multichain API. Their EVM is loaded with the first request. */
export function rpcHandlers({ url, chains, plan }: DemoService): Route[] {
  /** By the facts of a chain, which are others at each moment of a replay. */
  const machines = new WeakMap<ChainFacts, Promise<Machine>>()
  const machineOf = async (store: ChainStore) => {
    const { chain } = await store.load('chain')
    const machine = machines.get(chain) ?? loadMachine(store)
    machines.set(chain, machine)
    // A failed load is removed, so that the next request tries again.
    machine.catch(() => machines.delete(chain))
    return machine
  }
  const answer = async (store: ChainStore, request: Request): Promise<unknown> => {
    const body = await request.json().catch(() => null)
    const respond = async (call: unknown) => responseTo(call, await machineOf(store))
    return Array.isArray(body) ? Promise.all(body.map(respond)) : respond(body)
  }
  return [
    new Route('POST', `${url}/{chain}/api/eth-rpc`, (request, { chain = '' }) =>
      responding(async () => {
        const served = chains.get(chain)
        if (!served) throw notFound()
        return jsonResponse(200, await answer(served.store, request))
      }),
    ),
    new Route('POST', `${url}/pro/{chain}/json-rpc`, (request, { chain = '' }) =>
      responding(async () => {
        plan.authorize(request)
        const served = chains.get(chain)
        if (served?.multichain !== true) throw new ErrorResponse(404, { error: 'Network not supported' })
        const headers = plan.charge(CREDITS)
        return jsonResponse(200, await answer(served.store, request), headers)
      }),
    ),
  ]
}

async function loadMachine(store: ChainStore): Promise<Machine> {
  const { createMachine } = await import('./machine')
  const { accounts, addresses, blocks, chain } = await store.load('accounts', 'addresses', 'blocks', 'chain')
  return createMachine({ accounts, addresses, blocks, chain }, () => store.load('logs', 'transactions'))
}

async function responseTo(call: unknown, machine: Machine): Promise<object> {
  const { id = null, method, params } = isObject(call) ? call : {}
  const head = { jsonrpc: '2.0', id }
  try {
    if (typeof method !== 'string') throw new CallError(-32_600, 'invalid request')
    return {
      ...head,
      result: await machine.call(method, Array.isArray(params) ? params : []),
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { code, message, data } = error
    return {
      ...head,
      error: { code, message, ...(data !== undefined && { data }) },
    }
  }
}
