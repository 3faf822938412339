import { expect, it } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import { isPassing, nodeFaultOf, nodeFaultText } from './nodeFault'
import { readRpcError, WrongChainError } from './rpcError'

const apiError = (kind: ErrorKind, status: number | null = null) =>
  new ApiError({ kind, resource: 'JSON-RPC', path: 'eth_chainId', status, serverMessage: 'No' })

it.each<[error: unknown, text: string, isPassing: boolean]>([
  [apiError('offline'), 'No response from the node.', true],
  [apiError('timeout'), 'The response of the node takes too long.', true],
  [apiError('rate-limited', 429), 'The node accepts fewer requests at the moment.', true],
  [apiError('server', 502), 'The server of the node reports an error (HTTP 502).', true],
  [apiError('unauthorized', 401), 'The node requires a valid API key (HTTP 401).', false],
  [apiError('forbidden', 403), 'The node requires a valid API key (HTTP 403).', false],
  [apiError('contract', 200), 'The URL of the node does not answer JSON-RPC.', false],
  [apiError('unsupported', 404), 'The URL of the node does not answer JSON-RPC.', false],
  [new WrongChainError('', '1', '31337'), 'The node is of the chain with ID 31337, not 1.', false],
  [
    readRpcError({ code: -32_601, message: 'no' }).ofMissing('eth_getLogs'),
    'The node doesn’t have eth_getLogs.',
    false,
  ],
  [readRpcError({ code: -32_000, message: 'database is closed' }), 'database is closed', false],
  [new TypeError('not a function'), 'not a function', false],
])('%s', (error, text, passes) => {
  expect(nodeFaultText(nodeFaultOf(error))).toBe(text)
  expect(isPassing(nodeFaultOf(error))).toBe(passes)
})

it('a web page in place of JSON-RPC is named as one', () => {
  const error = new ApiError({ kind: 'contract', resource: 'JSON-RPC', path: '', status: 200, found: 'html' })
  expect(nodeFaultText(nodeFaultOf(error))).toBe('The URL of the node returns a web page, not JSON-RPC.')
})
