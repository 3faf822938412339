import { expect, test } from 'vitest'
import { aTransaction, called, coin, contractOf, decoded, hashOf } from '#/testing/testRecords'
import { summaryText } from '#/domain/transactions/summaryParts'
import { summarize } from './transactionSummary'

type Parameter = [name: string, type: string, value: string]
const collection: Parameter = ['collection', 'address', hashOf('c')]
const tokenId: Parameter = ['tokenId', 'uint256', '7']
const price: Parameter = ['price', 'uint256', '1200000000000000000']
const inNative: Parameter = ['currency', 'address', hashOf('')]
const nft = 'Called list on Market: 0x0000000…0000c #7'

test.each<[string, Parameter[]]>([
  [`${nft} for 1.2 ETH`, [collection, tokenId, inNative, price]],
  // The unit of the price is unknown.
  [nft, [collection, tokenId, price]],
  [nft, [collection, tokenId, ['currency', 'address', hashOf('d')], price]],
  // It is unclear which is meant.
  ['Called list on Market', [collection, tokenId, tokenId]],
  ['Called list on Market', [tokenId, price, inNative]],
])('%s: what a decoded call names of an NFT', (text, parameters) => {
  const call = { ...decoded('12345678', ...parameters), method_call: 'list()' }
  const transaction = aTransaction({ ...called, to: contractOf('b7', 'Market'), decoded_input: call })
  expect(summaryText(summarize(transaction, coin), coin)).toBe(text)
})
