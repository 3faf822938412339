import { bench } from 'vitest'
import { parseJson, stringifyJson } from '#/api/json'
import type { ListResource } from '#/api/resource'
import { RESOURCES } from '#/api/resources'
import { rowsOf } from '#/api/rows'
import { isObject } from '#/domain/isObject'
import { openDemo } from './testDemo'

// npx vitest bench: the time to read a page of 50 transactions, as JSON and by the schemas.
const { body } = await openDemo()('/pro/8801/api/v2/transactions')
const text = stringifyJson(body)
const items = isObject(body) && Array.isArray(body['items']) ? body['items'] : []
const resource: ListResource = RESOURCES.transactions

bench(`JSON of ${items.length} transactions, ${text.length} bytes`, () => void parseJson(text))
bench(`schemas of ${items.length} transactions`, () => void rowsOf(resource, items, 'items', []))
