import { expect, test } from 'vitest'
import { summaryText } from '#/domain/transactions/summaryParts'
import {
  aCall,
  aTransaction,
  aTransfer,
  called,
  coin,
  contractOf,
  dai,
  decoded,
  eth,
  hashOf,
  usd,
} from '#/testing/testRecords'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'
import { summarize } from './transactionSummary'

const receiver = hashOf('123')
const toReceiver = ['receiver', 'address', receiver] as [string, string, string]
/** A decoded call of a bridge. */
const call = (name: string, ...parameters: [name: string, type: string, value: string][]) => ({
  to: contractOf('b7', 'Bridge'),
  decoded_input: { ...decoded('12345678', ...parameters), method_call: `${name}()` },
})
const paid = [aTransfer('a', 'b7', usd, 120_000_000n)]
const delivered = [aTransfer('', '123', usd, 120_000_000n)]

test.each<[string, Partial<TransactionRecord>]>([
  [
    'Deposited 0.5 ETH through Bridge for 0x0000000…00123 on chain 8802',
    { ...call('depositCoin', ['destinationChainId', 'uint256', '8802'], toReceiver), value: eth(0.5) },
  ],
  // As Across has it.
  [
    'Deposited 120 USD through Bridge for 0x0000000…00123 on chain 10',
    {
      ...call(
        'depositV3',
        ['depositor', 'address', hashOf('a')],
        ['recipient', 'address', receiver],
        ['inputToken', 'address', hashOf('5d')],
        ['destinationChainId', 'uint256', '10'],
      ),
      token_transfers: paid,
    },
  ],
  [
    'Sent 120 USD through Bridge for chain 10',
    { ...call('send', ['_dstChainId', 'uint64', '10']), token_transfers: paid },
  ],
  // Short numbers are those of a protocol, and a receiver of nothing is none.
  [
    'Called swap on Bridge, sending 120 USD',
    { ...call('swap', ['_dstChainId', 'uint16', '110'], toReceiver), token_transfers: paid },
  ],
  [
    'Deposited 0.5 ETH through Bridge for chain 10',
    {
      ...call('deposit', ['toChainId', 'uint256', '10'], ['receiver', 'address', hashOf('')]),
      value: eth(0.5),
    },
  ],
  // Which of two assets was deposited is not known, and what was received in return is no deposit.
  [
    'Called deposit on Bridge, sending 0.1 ETH and 120 USD',
    {
      ...call('deposit', ['destinationChainId', 'uint256', '10'], toReceiver),
      value: eth(0.1),
      token_transfers: paid,
    },
  ],
  [
    'Exchanged 120 USD for 3 DAI on Bridge',
    {
      ...call('claim', ['destinationChainId', 'uint256', '10'], toReceiver),
      token_transfers: [...paid, aTransfer('b7', 'a', dai, eth(3))],
    },
  ],
  ['Called deposit on Bridge', call('deposit', ['destinationChainId', 'uint256', '10'], toReceiver)],
  [
    'Delivered 120 USD to 0x0000000…00123 from chain 8801 through Bridge',
    { ...call('finalizeDeposit', ['sourceChainId', 'uint256', '8801'], toReceiver), token_transfers: delivered },
  ],
  // A relayer pays for the receiver; the destination is this chain.
  [
    'Delivered 120 USD to 0x0000000…00123 from chain 10 through Bridge',
    {
      ...call('fillRelay', ['originChainId', 'uint256', '10'], ['destinationChainId', 'uint256', '1'], toReceiver),
      token_transfers: [aTransfer('a', '123', usd, 120_000_000n)],
    },
  ],
  // As OP Stack has it.
  [
    'Delivered 120 USD to 0x0000000…00123 through Bridge',
    {
      ...call('finalizeBridgeERC20', ['_from', 'address', hashOf('9')], ['_to', 'address', receiver]),
      token_transfers: delivered,
    },
  ],
  [
    'Called finalizeDeposit on Bridge',
    { ...call('finalizeDeposit', ['sourceChainId', 'uint256', '8801'], toReceiver), token_transfers: paid.slice(1) },
  ],
])('%s', (sentence, transaction) => {
  expect(summaryText(summarize(aTransaction({ ...called, ...transaction }), coin), coin)).toBe(sentence)
})

test('native currency that a bridge delivered is that of its internal transaction', () => {
  const transaction = aTransaction({ ...called, ...call('finalizeBridgeETH', ['_to', 'address', receiver]) })
  const calls = [aCall('b7', '123', { index: 1, value: eth(0.5) })]
  expect(summaryText(summarize(transaction, coin, { calls }), coin)).toBe(
    'Delivered 0.5 ETH to 0x0000000…00123 through Bridge',
  )
  expect(summaryText(summarize(transaction, coin), coin)).toBe('Called finalizeBridgeETH on Bridge')
})
