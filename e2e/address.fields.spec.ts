import type { Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { address as shortAddress, addressCounters, coinHolder } from '#/api/schemas/address'
import { tokenBalance, tokenHolder } from '#/api/schemas/holder'
import { nftInstance } from '#/api/schemas/nft'
import { token } from '#/api/schemas/token'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { bodyWithEveryField } from './fixtures/everyField'
import { fieldsOf, saidBy } from './fixtures/fields'
import { ListView } from './fixtures/listView'
import { expectWhole, recordedChain } from './fixtures/recorded'
import { expect, test } from './fixtures/test'

const hash = `0x${'7'.repeat(40)}`
const party = (digit: string) => `0x${digit.repeat(40)}`
const nft = `tokens/${hash}/instances/7`

/** Records with places of their own on the page. */
const apart: ReadonlySet<z.core.$ZodType> = new Set<z.core.$ZodType>([shortAddress, token])

/** A record of the contract, its page, and by field where that is told on it: all but what is shown as a picture. */
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
}
/** As older servers tell it. */
const older = {
  ...contract,
  ens_domain_name: null,
  is_scam: false,
  implementations: null,
  implementation_name: 'Old vault',
  implementation_address: party('e'),
  has_token_transfers: false,
  has_tokens: false,
}

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
    bodies: [contract, older],
    told: {
      hash,
      name: 'NameTreasury',
      is_contract: '□ Contract',
      'private_tags.display_name': 'private tagYour own tag',
      'watchlist_names.display_name': 'watchedOn your watch list',
      'public_tags.display_name': 'public tagPublic tag',
      is_verified: '✓ Source verified',
      ens_domain_name: 'treasury.example.eth',
      metadata: 'Metadata tagTag',
      implementation_name: 'Old vault',
      is_scam: 'marks this address as a scam',
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
      token: 'TokenFieldFIELD',
      block_number_balance_updated_at: 'as of block 13579',
      has_beacon_chain_withdrawals: 'Withdrawals',
      has_logs: 'Logs',
      has_token_transfers: 'Token transfers 0',
      has_tokens: 'Tokens 0',
      has_validated_blocks: 'Blocks validated',
      creation_status: '⊘ Self-destructed',
    },
  },
  {
    noun: 'a token',
    schema: token,
    endpoint: `tokens/${hash}`,
    path: `token/${hash}`,
    bodies: [coin],
    told: {
      circulating_market_cap: 'Market cap$1.23M',
      name: 'Field',
      decimals: 'Decimals6',
      symbol: 'FLD',
      type: 'ERC-20',
      exchange_rate: 'Price$1.25',
      total_supply: 'Total supply1,000,000 FLD',
      address_hash: hash,
      holders_count: 'Holders4,321',
      volume_24h: 'Volume in 24 hours$98.7K',
      reputation: 'marks this token as a scam',
    },
  },
  {
    noun: 'an NFT',
    schema: nftInstance,
    endpoint: nft,
    path: `token/${hash}/instance/7`,
    bodies: [instance],
    told: {
      is_unique: 'No: there may be several of it',
      id: 'Token id 7',
      owner: party('a'),
      token: 'TokenFieldFLD',
      token_type: 'ERC-1155',
      value: 'Quantity held97,531',
      holder_address_hash: `Held by${party('b')}`,
      animation_url: 'https://animation.example/7',
      external_app_url: 'https://app.example/7',
      metadata: 'One of several.',
      media_type: 'image/avif',
    },
  },
]

/**
 * What is shown as a picture, stands behind a tag's name, or is beyond the contract: no page says it in words, the record as it
 * was sent has it.
 */
const unsaid =
  /^(icon_url|image_url|media_url|thumbnails\..+|circulating_supply|\w+_(tags|names)\.(label|address_hash))$/

/** Waits until a record is shown with its details, which of an address are folded and come with their code. */
async function openDetails(page: Page): Promise<void> {
  const details = page.locator('summary', { hasText: /^Details$/ })
  await expect(page.locator('main header p').first()).not.toBeEmpty()
  if ((await details.count()) > 0) await details.click()
  await expect(page.getByText('More from the server')).toBeVisible()
}

for (const { noun, schema, endpoint, path, bodies, told } of cases) {
  test(`every field of ${noun} has its place on the page`, async ({ page, openAnswers }) => {
    const fields = fieldsOf(schema, apart).filter((field) => !unsaid.test(field))
    expect(Object.keys(told).toSorted()).toEqual(fields.toSorted())
    let said = ''
    for (const body of bodies) {
      const site = await openAnswers({ [endpoint]: JSON.stringify(body) })
      await page.goto(`${site}/${recordedChain}/${path}`)
      await openDetails(page)
      said += await saidBy(page)
    }
    expect(Object.entries(told).filter(([, words]) => !said.includes(words))).toEqual([])
  })

  test(`every field of ${noun} is in the record as it was sent`, async ({ page, openAnswers }) => {
    const body = bodyWithEveryField(schema)
    const site = await openAnswers({ [endpoint]: JSON.stringify(body) })
    await page.goto(`${site}/${recordedChain}/${path}`)
    await openDetails(page)
    await expectWhole(page, body)
  })
}

test('every count of an address is in its figures', async ({ page, openAnswers }) => {
  const counts = bodyWithEveryField(addressCounters) as Record<string, string>
  const site = await openAnswers({
    [`addresses/${hash}`]: JSON.stringify({ hash }),
    [`addresses/${hash}/counters`]: JSON.stringify(counts),
  })
  await page.goto(`${site}/${recordedChain}/address/${hash}`)
  for (const count of Object.values(counts))
    await expect(page.locator('main header')).toContainText(Number(count).toLocaleString('en'))
})

/** Lists of the contract (§2.3, §2.4, §2.6), and those beside them. */
const lists: readonly (readonly [name: string, endpoint: string, page: string, schema: z.core.$ZodType])[] = [
  [
    'Token transfers of the address',
    `addresses/${hash}/token-transfers`,
    `address/${hash}/token-transfers`,
    tokenTransfer,
  ],
  ['Tokens of the address', `addresses/${hash}/tokens`, `address/${hash}/tokens`, tokenBalance],
  ['Holders of the token', `tokens/${hash}/holders`, `token/${hash}/holders`, tokenHolder],
  ['Transfers of the NFT', `${nft}/transfers`, `token/${hash}/instance/7/transfers`, tokenTransfer],
]

for (const [name, endpoint, path, schema] of lists) {
  test(`${name}: every field of a row can be reached in its details`, async ({ page, openAnswers }) => {
    const row = bodyWithEveryField(schema)
    const site = await openAnswers({ [endpoint]: JSON.stringify({ items: [row], next_page_params: null }) })
    await page.goto(`${site}/${recordedChain}/${path}`)
    const view = new ListView(page, name)
    await view.opened()
    await view.rows.getByRole('button', { name: /^Details of row/ }).click()
    await expectWhole(page, row)
  })
}
