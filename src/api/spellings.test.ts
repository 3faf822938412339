import { expect, it } from 'vitest'
import { parseJson } from '#/api/json'
import { isObject } from '#/domain/isObject'
import { recordedResponses } from '#/testing/recordedResponses'
import { parseLenient } from './parseLenient'
import { RESOURCES, type ResourceName } from './resources'

/** Recorded responses, one of each kind of record, with the resource that reads them. */
const endpoints = {
  tx: 'transaction',
  block: 'block',
  address: 'address',
  addresses: 'addresses',
  token: 'token',
  'address-tokens': 'addressTokens',
  'token-instance': 'tokenInstance',
  'token-holders': 'tokenHolders',
  'tx-logs': 'transactionLogs',
  'tx-token-transfers': 'transactionTokenTransfers',
  withdrawals: 'withdrawals',
  search: 'search',
  stats: 'stats',
} satisfies Record<string, ResourceName>

/** Changes each value inside of `sent`, innermost first. */
function changed(sent: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(sent)) return change(sent.map((each: unknown) => changed(each, change)))
  if (!isObject(sent)) return change(sent)
  return change(Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, changed(value, change)])))
}

const text = (form: RegExp, write: (value: string) => unknown) => (value: unknown) =>
  typeof value === 'string' && form.test(value) ? write(value) : value

const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'bigint'
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

const spellings: Readonly<Record<string, (value: unknown) => unknown>> = {
  'numbers as texts': (value) => (isNumber(value) ? String(value) : value),
  'texts of digits as numbers': text(/^\d{1,15}$/, Number),
  'texts of digits in hex': text(/^\d{1,77}$/, (value) => `0x${BigInt(value).toString(16)}`),
  'texts of digits with an exponent': text(/^\d{1,77}$/, (value) => `${value}E+0`),
  'flags as words': (value) => (typeof value === 'boolean' ? String(value).toUpperCase() : value),
  'flags as digits': (value) => (typeof value === 'boolean' ? String(Number(value)) : value),
  'no fields in place of null': (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) : value,
  'times with an offset': text(isTime, (value) => value.replace('Z', '+00:00')),
  'times without a zone': text(isTime, (value) => value.replace('Z', '').replace('T', ' ')),
  'words in capitals': text(/^(?:ok|error|actual|ERC-\d+|[a-z]+_call)$/, (value) => value.toUpperCase()),
}

/** Fields that are read as the texts that were sent: words of others, and rates, which have any number of digits. */
const asSent =
  /(?:^|\.)(?:result|metadata|raw_input|data|name|symbol|parameters|circulating_supply|\w*(?:rate|scalar|cap|tvl|volume_24h|coin_price))(?:\.|$)/

/** The values of a record by path. */
function leavesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (asSent.test(path)) return []
  if (value instanceof Date || typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, path === '' ? name : `${path}.${name}`))
}

it.each(Object.entries(spellings))('records with %s are read as the same', (_, change) => {
  for (const [endpoint, name] of Object.entries(endpoints)) {
    for (const { name: file, text: sent } of recordedResponses(endpoint)) {
      const body = parseJson(sent)
      const items: unknown = isObject(body) && Array.isArray(body['items']) ? body['items'] : [body]
      for (const record of (items as unknown[]).slice(0, 3)) {
        const { item } = RESOURCES[name]
        const read = leavesOf(parseLenient(item, record).value)
        expect(leavesOf(parseLenient(item, changed(record, change)).value), file).toEqual(read)
      }
    }
  }
})
