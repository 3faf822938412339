import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreignPath } from './foreignPath'

const a = `0x${'aB'.repeat(20)}`
const b = `0x${'c0'.repeat(20)}`
const h = `0x${'0f'.repeat(32)}`

function pathOf(link: string): string | null {
  const { pathname, searchParams, hash } = new URL(link, 'http://explorer')
  const segments = pathname.split('/').filter(Boolean)
  return foreignPath({ segments, query: searchParams, fragment: hash.slice(1) })?.path ?? null
}

test.each([
  // Etherscan and its family
  [`/tx/${h}`, `/tx/${h}`],
  [`/tx/${h}#eventlog`, `/tx/${h}/logs`],
  [`/tx/${h}#internal`, `/tx/${h}/internal`],
  [`/tx/${h}#statechange`, `/tx/${h}/state`],
  [`/tx/${h}#comments`, `/tx/${h}`],
  [`/vmtrace?txhash=${h}&type=parity`, `/tx/${h}/raw`],
  [`/getRawTx?tx=${h}`, `/tx/${h}/raw`],
  [`/address/${a}`, `/address/${a}`],
  [`/address/${a}#internaltx`, `/address/${a}/internal`],
  [`/address/${a}#tokentxns`, `/address/${a}/token-transfers`],
  [`/address/${a}#nfttransfers`, `/address/${a}/token-transfers`],
  [`/address/${a}#asset-tokens`, `/address/${a}/tokens`],
  [`/address/${a}#asset-nfts`, `/address/${a}/nft`],
  [`/address/${a}#mine`, `/address/${a}/blocks-validated`],
  [`/address/${a}#withdrawals`, `/address/${a}/withdrawals`],
  [`/address/${a}#events`, `/address/${a}/logs`],
  [`/address/${a}#code`, `/address/${a}/contract`],
  [`/address/${a}#readContract`, `/address/${a}/contract/read`],
  [`/address/${a}#readProxyContract`, `/address/${a}/contract/read`],
  [`/address/${a}#writeContract`, `/address/${a}/contract/write`],
  [`/address/${a}?tab=contract`, `/address/${a}/contract`],
  [`/address/${a}?tab=contract_code`, `/address/${a}/contract`],
  [`/address/${a}?tab=read_contract`, `/address/${a}/contract/read`],
  [`/address/${a}?tab=write_contract`, `/address/${a}/contract/write`],
  [`/address/${a}/contract/abi?file=A.sol`, `/address/${a}/contract/abi`],
  ['/contractsVerified', '/contracts'],
  ['/verified-contracts', '/contracts'],
  [`/address/${a}?p=2#tokentxns?x=1`, `/address/${a}/token-transfers`],
  [`/tokentxns?a=${a}`, `/address/${a}/token-transfers`],
  [`/tokenholdings?a=${a}`, `/address/${a}/tokens`],
  [`/tokenapprovalchecker?search=${a}`, `/address/${a}/approvals`],
  [`/address/${a}/approvals`, `/address/${a}/approvals`],
  [`/token/${a}`, `/token/${a}`],
  [`/token/${a}?a=${b}`, `/address/${b}/token-transfers?token=${a}`],
  [`/token/${a}?a=7`, `/token/${a}/instance/7`],
  [`/token/${a}#balances`, `/token/${a}/holders`],
  [`/token/${a}#inventory`, `/token/${a}/instances`],
  [`/token/tokenholderchart/${a}`, `/token/${a}/holders`],
  [`/nft/${a}/7`, `/token/${a}/instance/7`],
  [`/assets/${a}/7`, `/token/${a}/instance/7`],
  ['/enslookup-search?search=a.eth', '/search?q=a.eth'],
  ['/block/12', '/block/12'],
  [`/block/${h}`, `/block/${h}`],
  ['/block/0x1F', '/block/31'],
  ['/block/countdown/99', '/block/99'],
  ['/txs?block=12', '/block/12/txs'],
  ['/txsInternal?block=12', '/block/12/internal'],
  [`/txs?a=${a}`, `/address/${a}/txs`],
  [`/txs?a=${a}&block=12`, '/block/12/txs'],
  ['/txs?p=3', '/txs'],
  ['/txsPending', '/txs?filter=pending'],
  ['/txsInternal', '/internal-transactions'],
  ['/blocks_forked', '/blocks?type=reorg'],
  ['/uncles', '/blocks?type=uncle'],
  ['/accounts', '/addresses'],
  ['/tokens-nft', '/tokens?type=ERC-721'],
  ['/search?f=0&q=usdc', '/search?q=usdc'],
  ['/name-lookup-search?id=a.eth', '/search?q=a.eth'],
  ['/searchHandler?term=usdc&filterby=0', '/search?q=usdc'],
  ['/txsBeaconWithdrawal', '/withdrawals'],
  [`/nft/${a}`, `/token/${a}/instances`],
  [`/tx/${h}/advanced#internal`, `/tx/${h}/internal`],
  [`/address/${a}#tokentxnsErc1155`, `/address/${a}/token-transfers`],
  ['/accounts/2', '/addresses'],
  // Blockscout, new and old
  [`/tx/${h}?tab=token_transfers`, `/tx/${h}/token-transfers`],
  [`/tx/${h}?tab=internal`, `/tx/${h}/internal`],
  [`/tx/${h}?tab=logs`, `/tx/${h}/logs`],
  [`/tx/${h}?tab=state`, `/tx/${h}/state`],
  [`/tx/${h}?tab=raw_trace`, `/tx/${h}/raw`],
  [`/tx/${h}?tab=index`, `/tx/${h}`],
  [`/tx/${h}/internal-transactions`, `/tx/${h}/internal`],
  [`/tx/${h}/raw-trace`, `/tx/${h}/raw`],
  [`/address/${a}?tab=txs`, `/address/${a}/txs`],
  [`/address/${a}?tab=token_transfers`, `/address/${a}/token-transfers`],
  [`/address/${a}?tab=tokens_erc20`, `/address/${a}/tokens`],
  [`/address/${a}?tab=tokens_nfts`, `/address/${a}/nft`],
  [`/address/${a}?tab=tokens_nfts_collection`, `/address/${a}/nft/collections`],
  [`/address/${a}?tab=internal_txns`, `/address/${a}/internal`],
  [`/address/${a}?tab=coin_balance_history`, `/address/${a}/history`],
  [`/address/${a}?tab=blocks_validated`, `/address/${a}/blocks-validated`],
  [`/address/${a}/transactions`, `/address/${a}/txs`],
  [`/address/${a}/token-transfers`, `/address/${a}/token-transfers`],
  [`/address/${a}/validations`, `/address/${a}/blocks-validated`],
  [`/token/${a}?tab=holders`, `/token/${a}/holders`],
  [`/token/${a}?tab=inventory`, `/token/${a}/instances`],
  [`/token/${a}/token-holders`, `/token/${a}/holders`],
  [`/token/${a}/instance/7?tab=token_transfers`, `/token/${a}/instance/7/transfers`],
  [`/token/${a}/instance/7/metadata`, `/token/${a}/instance/7/metadata`],
  ['/block/12?tab=txs', '/block/12/txs'],
  ['/blocks/12/transactions', '/block/12/txs'],
  ['/blocks?tab=reorgs', '/blocks?type=reorg'],
  ['/txs?tab=pending', '/txs?filter=pending'],
  ['/pending-transactions', '/txs?filter=pending'],
  ['/internal-txs', '/internal-transactions'],
  ['/search-results?q=a%20b', '/search?q=a%20b'],
  [`/address/${a}?tab=tokens_erc721`, `/address/${a}/nft`],
  ['/block/12?tab=withdrawals', '/block/12/withdrawals'],
  ['/name-domains/a.eth', '/search?q=a.eth'],
  // Otterscan
  [`/tx/${h}/trace`, `/tx/${h}/internal`],
  [`/address/${a}/erc20`, `/address/${a}/token-transfers`],
  [`/address/${a}/proposedBlocks`, `/address/${a}/blocks-validated`],
  // Names in place of addresses
  ['/address/vitalik.eth', '/search?q=vitalik.eth'],
  // Nothing that is shown here
  ['/about', null],
  ['/tx/0x12', null],
  ['/charts', null],
  ['/', null],
])('%s is %s here', (theirs, ours) => {
  expect(pathOf(theirs)).toBe(ours)
})

test('what did not decide is left over', () => {
  const query = new URLSearchParams('tab=txs&type=a&cursor=b')
  expect(String(foreignPath({ segments: ['block', '1'], query, fragment: '' })?.rest)).toBe('type=a&cursor=b')
})

test('a path that was found is found again as it is', () => {
  const word = fc.constantFrom(
    'tx',
    'token',
    'address',
    'block',
    'nft',
    'txs',
    'instance',
    'logs',
    'internal',
    '7',
    a,
    h,
  )
  const query = fc.record({ tab: word, a: word, block: word, q: fc.string() }, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), query, word, (segments, asked, fragment) => {
      const found = foreignPath({ segments, query: new URLSearchParams(asked), fragment })
      if (found === null || found.path.includes('?')) return
      expect(pathOf(found.path)).toBe(found.path)
    }),
  )
})
