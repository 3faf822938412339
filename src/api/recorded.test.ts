import type { ApiRoot } from './apiRoot'
import { describe, expect, it } from 'vitest'
import { RECORDED_ENDPOINTS, recordedResponses } from '#/testing/recordedResponses'
import { createClient } from './client'
import { ApiError } from './errors'
import { RESOURCES, type ItemName, type ListName, type ResourceName } from './resources'

const recorded = {
  tx: 'transaction',
  'address-withdrawals': 'addressWithdrawals',
  'address-blocks-validated': 'addressBlocksValidated',
  'main-page-blocks': 'mainPageBlocks',
  blocks: 'blocks',
  block: 'block',
  'main-page-transactions': 'mainPageTransactions',
  'block-transactions': 'blockTransactions',
  'tx-token-transfers': 'transactionTokenTransfers',
  'token-instance': 'tokenInstance',
  'token-instances': 'tokenInstances',
  'token-instance-transfers': 'tokenInstanceTransfers',
  'token-holders': 'tokenHolders',
  tokens: 'tokens',
  token: 'token',
  'address-tokens': 'addressTokens',
  addresses: 'addresses',
  address: 'address',
  'tx-logs': 'transactionLogs',
  stats: 'stats',
  search: 'search',
  'search-quick': 'searchQuick',
  'address-transactions': 'addressTransactions',
  'address-token-transfers': 'addressTokenTransfers',
  withdrawals: 'withdrawals',
  transactions: 'transactions',
  'token-transfers': 'allTokenTransfers',
  'smart-contract': 'smartContract',
  'smart-contracts': 'smartContracts',
} satisfies Record<string, ResourceName>

const root: ApiRoot = { url: 'https://explorer.test/api/v2', form: 'instance' }
const params = { hash: '0x00', id: '1' }

function answering(body: string, status = 200) {
  return createClient({
    fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
  })
}

describe('recorded responses', () => {
  const files = RECORDED_ENDPOINTS.flatMap((endpoint) =>
    recordedResponses(endpoint).map(({ name, text }) => ({ endpoint, name, text })),
  )

  it.each(files.filter(({ endpoint }) => endpoint !== 'errors'))(
    '$name is read without a schema mismatch',
    async ({ endpoint, text: body }) => {
      const name = recorded[endpoint as keyof typeof recorded]
      expect(name, `a resource for ${endpoint}`).toBeDefined()
      const client = answering(body)
      const answer =
        RESOURCES[name].kind === 'list'
          ? await client.list(root, name as ListName, params)
          : await client.item(root, name as ItemName, params)
      if ('rows' in answer) {
        const parsed: unknown = JSON.parse(body)
        const items = Array.isArray(parsed) ? parsed : (parsed as { items: unknown[] }).items
        expect(answer.rows).toHaveLength(items.length)
        expect(answer.rows.filter(({ value }) => value === null)).toEqual([])
        expect(new Set(answer.rows.map(({ id }) => id)).size).toBe(items.length)
        expect(answer.rows.filter(({ id }) => id.includes('~'))).toEqual([])
      } else {
        expect(answer.value).not.toBeNull()
      }
      expect(answer.mismatches).toEqual([])
    },
  )

  it.each(files.filter(({ endpoint }) => endpoint === 'errors'))(
    '$name is an invalid request with its message',
    async ({ text }) => {
      const client = answering(text, 422)
      const error = await client.list(root, 'tokens', {}).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ kind: 'invalid', status: 422 })
      expect((error as ApiError).serverMessage).toMatch(/Invalid|Unexpected/)
    },
  )
})
