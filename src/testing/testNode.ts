import { startTestApi, type TestApi } from './testApi'

/** One JSON-RPC call that the page sent. */
export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** What a scripted node answers to a call: a result, an error, or undefined to leave it to the demo's node. */
export type NodeAnswer = { readonly result: unknown } | { readonly error: object | string } | undefined

/**
 * The demo with a node whose answers are scripted, and the calls that it got. A status instead of an answer fails the request. With
 * `maxBatch`, larger batches get a 413, as from a Blockscout instance.
 */
export async function startTestNode(
  answer: (call: NodeCall) => NodeAnswer | number = () => undefined,
  { maxBatch = Infinity }: { maxBatch?: number } = {},
) {
  const api = await startTestApi()
  const calls: NodeCall[] = []
  const requests: NodeCall[][] = []
  const fetch: TestApi['fetch'] = async (url, init) => {
    if (!/json-rpc|eth-rpc/.test(url)) return api.fetch(url, init)
    const sent = JSON.parse(init?.body as string) as (NodeCall & { id: number }) | (NodeCall & { id: number })[]
    const batch = Array.isArray(sent) ? sent : [sent]
    requests.push(batch)
    if (batch.length > maxBatch)
      return Response.json({ message: `Payload Too Large. Max batch size is ${maxBatch}` }, { status: 413 })
    const answers = await Promise.all(
      batch.map(async (call) => {
        calls.push(call)
        const scripted = answer(call)
        if (typeof scripted === 'number') return scripted
        if (scripted) return { jsonrpc: '2.0', id: call.id, ...scripted }
        const real = await api.fetch(url, { ...init, body: JSON.stringify(call) })
        return (await real.json()) as object
      }),
    )
    const status = answers.find((each) => typeof each === 'number')
    const body = status === undefined ? (Array.isArray(sent) ? answers : answers[0]) : { message: 'Failed' }
    return new Response(JSON.stringify(body), {
      status: status ?? 200,
      headers: { 'Content-Type': 'application/json' },
    })
  }
  return { api, config: api.config, fetch, calls, requests }
}
