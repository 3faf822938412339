import { expect, test } from 'vitest'
import { summaryText } from '#/domain/transactions/summaryParts'
import { aCall, aTransaction, aTransfer, called, coin, contractOf, eth, nft, usd } from '#/testing/testRecords'
import type { CallRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import { summarize } from './transactionSummary'

const bought = aTransfer('b', 'a', nft, null, 7n)
/** The market pays the seller, the fee and the royalty. */
const payout = [
  aCall('c', 'b', { index: 1, value: eth(1.11) }),
  aCall('c', 'fe', { index: 2, value: eth(0.03) }),
  aCall('c', 'ad', { index: 3, value: eth(0.06) }),
]
const contract = (digits: string) => contractOf(digits, 'Pool')

test.each<[string, Partial<TransactionRecord>, CallRecord[] | null]>([
  // Whatever the method is named: the seller is paid by the market, or by the buyer.
  ['Bought NFT #7 from 0x0000000…0000b for 1.2 ETH on Router', { value: eth(1.2), token_transfers: [bought] }, payout],
  [
    'Bought NFT #7 from 0x0000000…0000b for 850 USD on Router',
    {
      token_transfers: [
        aTransfer('a', 'b', usd, 800_000_000n),
        aTransfer('a', 'fe', usd, 20_000_000n),
        aTransfer('a', 'ad', usd, 30_000_000n),
        bought,
      ],
    },
    null,
  ],
  [
    'Sold NFT #7 to 0x0000000…0000b for 20 USD on Router',
    { token_transfers: [aTransfer('a', 'b', nft, null, 7n), aTransfer('b', 'a', usd, 20_000_000n)] },
    null,
  ],
  // The payment went to another account, or that is not known.
  [
    'Exchanged 1.2 ETH for NFT #7 on Router',
    { value: eth(1.2), token_transfers: [bought] },
    [aCall('c', 'fe', { index: 1, value: eth(1.2) })],
  ],
  ['Exchanged up to 1.2 ETH for NFT #7 on Router', { value: eth(1.2), token_transfers: [bought] }, null],
  // A loan that is repaid to a contract gives its NFT back, too.
  [
    'Exchanged 20 USD for NFT #7 on Router',
    {
      token_transfers: [
        { ...aTransfer('a', 'd', usd, 20_000_000n), to: contract('d') },
        { ...aTransfer('d', 'a', nft, null, 7n), from: contract('d') },
      ],
    },
    null,
  ],
  // The market held the NFT.
  [
    'Bought NFT #7 for 1.2 ETH on Router',
    { value: eth(1.2), method: 'buy', token_transfers: [aTransfer('c', 'a', nft, null, 7n)] },
    payout,
  ],
])('%s', (sentence, transaction, calls) => {
  expect(summaryText(summarize(aTransaction({ ...called, ...transaction }), coin, { calls }), coin)).toBe(sentence)
})
