import { instanceKey } from '#/served/indexes'
import type { HoldingFacts, InstanceFacts, RecordedAddress, TokenFacts, TransferFacts } from '#/served/recording'
import type { Facts } from '#/served/store'

/** Where the blocks of a chain end: at a height, and after so many transactions. */
interface End {
  readonly height: number
  readonly mined: number
}

const NOBODY = `0x${'0'.repeat(40)}`

/** Adds to a number of a map, which starts at zero. */
function add(sums: Map<string, bigint>, key: string, value: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + value)
}

type AddressSources = Facts<'addresses' | 'blocks' | 'state' | 'transactions' | 'transfers' | 'withdrawals'>

/** The addresses that were known, with the balances that they had: those at the end without what changed them later. */
export function addressesAt(facts: AddressSources, { height, mined }: End): RecordedAddress[] {
  const gained = new Map<string, bigint>()
  const updatedAt = new Map<string, number>()
  const counted = new Map<string, bigint>()
  const before = new Set<string>()
  const after = new Set<string>()
  const note = (isLater: boolean, ...hashes: (string | undefined)[]) => {
    for (const hash of hashes) if (hash !== undefined) (isLater ? after : before).add(hash)
  }
  for (const { height: at, miner } of facts.blocks) note(at > height, miner)
  for (const [place, { block, from, to, created }] of facts.transactions.entries()) {
    note(place >= mined, from, to, created)
    if (place < mined || block === undefined) continue
    for (const hash of new Set([from, to, created])) if (hash !== undefined) add(counted, hash, 1n)
  }
  for (const { transaction, from, to } of facts.transfers) note(transaction >= mined, from, to)
  const change = (address: string, block: number, delta: bigint) => {
    note(block > height, address)
    if (block > height) add(gained, address, delta)
    else updatedAt.set(address, Math.max(updatedAt.get(address) ?? 0, block))
  }
  for (const { transaction, changes } of facts.state) {
    const block = facts.transactions[transaction]?.block ?? 0
    for (const each of changes) change(each.address, block, BigInt(each.after) - BigInt(each.before))
  }
  for (const { block, receiver, amount } of facts.withdrawals) change(receiver, block, BigInt(amount))

  return facts.addresses.flatMap((row) => {
    const balance = BigInt(row.balance) - (gained.get(row.hash) ?? 0n)
    const { contract, ...account } = row
    const isCreated = contract?.creation !== undefined && contract.creation >= mined
    // What has a balance before it did anything has it from the genesis block.
    if (!before.has(row.hash) && balance === 0n && (isCreated || after.has(row.hash))) return []
    return {
      ...account,
      balance: String(balance),
      transactionsCount: row.transactionsCount - Number(counted.get(row.hash) ?? 0n),
      updatedAt: row.updatedAt > height ? (updatedAt.get(row.hash) ?? 0) : row.updatedAt,
      ...(contract && !isCreated && { contract }),
    }
  })
}

const later = (transfers: readonly TransferFacts[], mined: number) =>
  transfers.filter(({ transaction }) => transaction >= mined)

const keyOf = (token: string, holder: string, id = '') => `${token}/${holder}/${id}`

/** The holdings as they were: those at the end, with the later transfers undone. */
export function holdingsAt({ holdings, transfers }: Facts<'holdings' | 'transfers'>, mined: number): HoldingFacts[] {
  const lost = new Map<string, bigint>()
  const rows = [...holdings]
  const known = new Set(holdings.map(({ token, holder, tokenId }) => keyOf(token, holder, tokenId)))
  // A token without holders writes transfers that move nothing.
  const held = new Set(holdings.map(({ token }) => token))
  for (const { token, from, to, tokenId, value = '1' } of later(transfers, mined)) {
    if (!held.has(token)) continue
    for (const holder of [from, to].filter((each) => each !== NOBODY)) {
      const key = keyOf(token, holder, tokenId)
      if (!known.has(key))
        rows.push({
          token,
          holder,
          ...(tokenId !== undefined && { tokenId }),
          value: '0',
        })
      known.add(key)
    }
    add(lost, keyOf(token, from, tokenId), BigInt(value))
    add(lost, keyOf(token, to, tokenId), -BigInt(value))
  }
  const valueOf = ({ token, holder, tokenId, value }: HoldingFacts) =>
    BigInt(value) + (lost.get(keyOf(token, holder, tokenId)) ?? 0n)
  return rows
    .map((row): HoldingFacts => Object.assign({}, row, { value: String(valueOf(row)) }))
    .filter(({ value }) => BigInt(value) > 0n)
}

/** The tokens that existed, with their counts and supply: those at the end without the later transfers. */
export function tokensAt(
  { holdings, tokens, transfers }: Facts<'holdings' | 'tokens' | 'transfers'>,
  mined: number,
  now: Facts<'addresses' | 'holdings'>,
): TokenFacts[] {
  const contracts = new Set(now.addresses.flatMap(({ hash, contract }) => (contract ? [hash] : [])))
  const undone = later(transfers, mined)
  return tokens.flatMap((token) => {
    if (!contracts.has(token.address)) return []
    const own = undone.filter(({ token: address }) => address === token.address)
    const { holdersCount, totalSupply, transfersCount } = token
    const holders = holdersOf(now.holdings, token) - holdersOf(holdings, token)
    return {
      ...token,
      ...(holdersCount !== undefined && {
        holdersCount: holdersCount + holders,
      }),
      ...(transfersCount !== undefined && {
        transfersCount: transfersCount - own.length,
      }),
      ...(totalSupply !== undefined && {
        totalSupply: String(BigInt(totalSupply) - minted(token, own)),
      }),
    }
  })
}

function holdersOf(holdings: readonly HoldingFacts[], { address }: TokenFacts): number {
  return new Set(holdings.filter(({ token }) => token === address).map(({ holder }) => holder)).size
}

/** What transfers add to the supply. The amounts of an ERC-404 include its NFTs. */
function minted({ type }: TokenFacts, transfers: readonly TransferFacts[]): bigint {
  return transfers.reduce((sum, { from, to, tokenId, value = '1' }) => {
    if (type === 'ERC-404' && tokenId !== undefined) return sum
    return sum + (from === NOBODY ? BigInt(value) : 0n) - (to === NOBODY ? BigInt(value) : 0n)
  }, 0n)
}

/** The NFTs that existed, with the owner that each had. */
export function instancesAt(
  { instances, transfers }: Facts<'instances' | 'transfers'>,
  { height, mined }: End,
): InstanceFacts[] {
  const undone = new Map<string, { owner: string; count: number }>()
  for (const { token, tokenId, from } of later(transfers, mined)) {
    if (tokenId === undefined) continue
    const key = instanceKey(token, tokenId)
    const known = undone.get(key) ?? { owner: from, count: 0 }
    undone.set(key, { ...known, count: known.count + 1 })
  }
  return instances
    .filter(({ mintedAt }) => mintedAt <= height)
    .map((row) => {
      const { owner, count } = undone.get(instanceKey(row.token, row.id)) ?? { count: 0 }
      const isOther = row.owner !== undefined && owner !== undefined
      return Object.assign({}, row, { transfersCount: row.transfersCount - count }, isOther && { owner })
    })
}
