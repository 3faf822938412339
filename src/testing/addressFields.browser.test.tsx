import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { address as shortAddress, addressCounters, addressTabCounts, coinHolder } from '#/api/schemas/address'
import { tokenBalance, tokenHolder } from '#/api/schemas/holder'
import { nftInstance } from '#/api/schemas/nft'
import { token } from '#/api/schemas/token'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { detailsOpened, expectWhole, renderAnswers, textOfPage } from './answers'
import { bodyWithEveryField, fieldsOf } from './everyField'
import { ListOnPage } from './listOnPage'
import { press } from './actions'

const hash = `0x${'7'.repeat(40)}`
const party = (digit: string) => `0x${digit.repeat(40)}`
const nft = `tokens/${hash}/instances/7`

/** Records with places of their own on the page. */
const apart: ReadonlySet<z.core.$ZodType> = new Set<z.core.$ZodType>([shortAddress, token])

/** A record of the contract, its page, and where the page shows each field that is not an image. */
interface RecordCase {
  noun: string
  schema: z.core.$ZodType
  endpoint: string
  path: string
  /** Some that together have every field. */
  bodies: readonly object[]
  told: Readonly<Record<string, string>>
}

const tag = (source: string) => ({ address_hash: hash, display_name: `${source} tag`, label: `label of ${source}` })

const contract = {
  hash,
  name: 'Treasury',
  is_contract: true,
  private_tags: [tag('private')],
  watchlist_names: [{ display_name: 'watched', label: 'label of watch' }],
  public_tags: [tag('public')],
  is_verified: true,
  ens_domain_name: 'treasury.example.eth',
  metadata: { tags: [{ slug: 's', name: 'Metadata tag', tagType: 'generic', ordinal: 1, meta: null }] },
  is_scam: true,
  reputation: 'doubtful',
  proxy_type: 'eip1967',
  implementations: [{ address_hash: party('b'), name: 'Vault' }],
  creator_address_hash: party('c'),
  creation_transaction_hash: `0x${'d'.repeat(64)}`,
  transactions_count: '86420',
  coin_balance: '1234567000000000000',
  exchange_rate: '2000',
  token: { address_hash: hash, name: 'Field', symbol: 'FIELD', type: 'ERC-20' },
  block_number_balance_updated_at: 13579,
  has_beacon_chain_withdrawals: true,
  has_logs: true,
  has_token_transfers: true,
  has_tokens: true,
  has_validated_blocks: true,
  creation_status: 'selfdestructed',
  filecoin: { id: 'f01234', robust: 'f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i', actor_type: 'evm' },
}
/** As older servers send it. */
const older = {
  ...contract,
  ens_domain_name: null,
  is_scam: false,
  implementations: null,
  implementation_name: 'Old vault',
  implementation_address: party('e'),
  has_token_transfers: false,
  has_tokens: false,
  filecoin: null,
}
const onZilliqa = { ...older, zilliqa: { bech32: 'zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6x' } }
const onZilliqaToo = { ...older, bech32: 'zil1dk8e0l96ym96qzzce3nuz46tqq6nwcajppxgs8' }

const coin = {
  circulating_market_cap: '1230000',
  icon_url: '',
  name: 'Field',
  decimals: '6',
  symbol: 'FLD',
  type: 'ERC-20',
  exchange_rate: '1.25',
  total_supply: '1000000000000',
  address_hash: hash,
  holders_count: '4321',
  volume_24h: '98700',
  reputation: 'scam',
}

/** A token whose raw amounts are multiplied (ERC-8056). */
const multiplied = {
  ...coin,
  ui_multiplier: '2000000000000000000',
  new_ui_multiplier: '2500000000000000000',
  ui_multiplier_effective_at: '2027-01-02T03:04:05.000000Z',
}

const instance = {
  is_unique: false,
  id: '7',
  owner: { hash: party('a') },
  token: { ...coin, type: 'ERC-1155', reputation: 'ok' },
  token_type: 'ERC-1155',
  value: '97531',
  holder_address_hash: party('b'),
  animation_url: 'https://animation.example/7',
  external_app_url: 'https://app.example/7',
  metadata: {
    year: 2026,
    tags: ['tall'],
    name: 'Seventh',
    description: 'One of several.',
    home_url: 'https://home.example',
    attributes: [{ trait_type: 'Mood', value: 'calm' }],
  },
  media_type: 'image/avif',
}

const cases: readonly RecordCase[] = [
  {
    noun: 'an address',
    schema: coinHolder,
    endpoint: `addresses/${hash}`,
    path: `address/${hash}`,
    bodies: [contract, older, onZilliqa, onZilliqaToo],
    told: {
      hash,
      name: 'NameTreasury',
      is_contract: 'ContractVerified',
      'private_tags.display_name': 'private tagPrivate tag',
      'watchlist_names.display_name': 'watchedWatchlist',
      'public_tags.display_name': 'public tagPublic tag',
      is_verified: 'Verified',
      ens_domain_name: 'treasury.example.eth',
      metadata: 'Metadata tagPublic tag',
      implementation_name: 'Old vault',
      is_scam: 'Flagged as scam',
      reputation: 'ReputationDoubtful',
      proxy_type: 'Proxy (EIP-1967)',
      'implementations.address_hash': party('b'),
      'implementations.name': 'Vault',
      creator_address_hash: party('c'),
      creation_transaction_hash: `0x${'d'.repeat(64)}`,
      transactions_count: 'Transactions86,420',
      coin_balance: '1.234567 ETH',
      exchange_rate: '($2,469.13)',
      implementation_address: party('e'),
      token: 'TokenField FIELD',
      block_number_balance_updated_at: 'Last balance updateBlock 13579',
      has_beacon_chain_withdrawals: 'Withdrawals',
      has_logs: 'Logs',
      has_token_transfers: 'Token transfers 0',
      has_tokens: 'Tokens 0',
      has_validated_blocks: 'Blocks validated',
      creation_status: 'Self-destructed',
      'filecoin.id': 'Filecoin IDf01234',
      'filecoin.robust': 'Filecoin addressf410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i',
      'filecoin.actor_type': 'Actor typeEvm',
      bech32: 'Zilliqa addresszil1dk8e0l96ym96qzzce3nuz46tqq6nwcajppxgs8',
      'zilliqa.bech32': 'Zilliqa addresszil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6x',
    },
  },
  {
    noun: 'a token',
    schema: token,
    endpoint: `tokens/${hash}`,
    path: `token/${hash}`,
    bodies: [coin, multiplied],
    told: {
      circulating_market_cap: 'Circulating market cap$1.23M',
      name: 'Field',
      decimals: 'Decimals6',
      symbol: 'FLD',
      type: 'ERC-20',
      exchange_rate: 'Price$1.25',
      total_supply: 'Total supply1,000,000 FLD',
      address_hash: hash,
      holders_count: 'Holders4,321',
      volume_24h: 'Volume (24h)$98.7K',
      reputation: 'Token flagged as scam',
      ui_multiplier: 'Multiplier2',
      new_ui_multiplier: '(2.5 from',
      ui_multiplier_effective_at: 'from 2027-01-02 03:04:05',
    },
  },
  {
    noun: 'an NFT',
    schema: nftInstance,
    endpoint: nft,
    path: `token/${hash}/instance/7`,
    bodies: [instance],
    told: {
      is_unique: 'Multiple holders possible',
      id: 'Token ID 7',
      owner: party('a'),
      token: 'CollectionField FLD',
      token_type: 'ERC-1155',
      value: 'Quantity97,531',
      holder_address_hash: `Holder${party('b')}`,
      animation_url: 'https://animation.example/7',
      external_app_url: 'https://app.example/7',
      metadata: 'One of several.',
      media_type: 'image/avif',
    },
  },
]

/**
 * Fields that no page shows as text, because they are images, labels behind a tag's name, or beyond the contract. The raw API
 * response has them.
 */
const unsaid =
  /^(icon_url|image_url|media_url|\w+_media_type|thumbnails\..+|circulating_supply|\w+_(tags|names)\.(label|address_hash))$/

for (const { noun, schema, endpoint, path, bodies, told } of cases) {
  test(`every field of ${noun} has its place on the page`, async () => {
    const fields = fieldsOf(schema, apart).filter((field) => !unsaid.test(field))
    expect(Object.keys(told).toSorted()).toEqual(fields.toSorted())
    let said = ''
    for (const body of bodies) {
      await renderAnswers({ [endpoint]: JSON.stringify(body) }, path)
      await detailsOpened()
      said += await textOfPage()
    }
    expect(Object.entries(told).filter(([, words]) => !said.includes(words))).toEqual([])
  })

  test(`every field of ${noun} is in the record as it was sent`, async () => {
    const body = bodyWithEveryField(schema)
    await renderAnswers({ [endpoint]: JSON.stringify(body) }, path)
    await detailsOpened()
    await expectWhole(body)
  })
}

test('every count of an address is in its figures', async () => {
  const counts = bodyWithEveryField(addressCounters) as Record<string, string>
  const answers = {
    [`addresses/${hash}`]: JSON.stringify({ hash }),
    [`addresses/${hash}/counters`]: JSON.stringify(counts),
  }
  await renderAnswers(answers, `address/${hash}`)
  for (const count of Object.values(counts))
    await expect
      .poll(() => document.querySelector('main header')?.textContent)
      .toContain(Number(count).toLocaleString('en'))
})

// Large counts are short, and exact on hover.
test('every count of the tabs of an address is in its tabs', async () => {
  const counts = bodyWithEveryField(addressTabCounts) as Record<string, number>
  const answers = {
    [`addresses/${hash}`]: JSON.stringify({ hash }),
    [`addresses/${hash}/tabs-counters`]: JSON.stringify(counts),
  }
  await renderAnswers(answers, `address/${hash}`)
  for (const count of Object.values(counts))
    await expect
      .poll(() => document.querySelector('nav[aria-label=Address]')?.innerHTML)
      .toContain(count.toLocaleString('en'))
})

/** Lists of the contract (§2.3, §2.4, §2.6), and others. */
const lists: readonly (readonly [name: string, endpoint: string, page: string, schema: z.core.$ZodType])[] = [
  ['Token transfers', `addresses/${hash}/token-transfers`, `address/${hash}/token-transfers`, tokenTransfer],
  ['Tokens of the address', `addresses/${hash}/tokens`, `address/${hash}/tokens`, tokenBalance],
  ['Holders of the token', `tokens/${hash}/holders`, `token/${hash}/holders`, tokenHolder],
  ['Transfers', `${nft}/transfers`, `token/${hash}/instance/7/transfers`, tokenTransfer],
]

for (const [name, endpoint, path, schema] of lists) {
  test(`${name}: every field of a row can be reached in its details`, async () => {
    const row = bodyWithEveryField(schema)
    await renderAnswers({ [endpoint]: JSON.stringify({ items: [row], next_page_params: null }) }, path)
    const list = new ListOnPage(name)
    await list.opened()
    press(list.rows[0]?.querySelector('button[aria-label^="Details of row"]'))
    await expectWhole(row)
  })
}
