import { type Address, formatUnits } from 'viem'
import type { HoldingFacts, InstanceFacts, TokenFacts, TransferFacts } from '../../served/recording.ts'
import type { MinedTransaction } from './chain.ts'
import type { Made } from './addresses.ts'
import { groupBy } from '../../domain/groupBy.ts'
import { readBalance, readMetadata, readToken, standardOf } from './head.ts'
import type { Stage } from './scenario/stage.ts'

/** Tokens, holders and NFTs, read from the state at the head. */
export async function readTokens(
  stage: Stage,
  made: Map<Address, Made>,
  transfers: readonly TransferFacts[],
  mined: readonly MinedTransaction[],
): Promise<{ tokens: TokenFacts[]; holdings: HoldingFacts[]; instances: InstanceFacts[]; coinPrice: string }> {
  const { world } = stage
  const tokens: TokenFacts[] = []
  const holdings: HoldingFacts[] = []
  const instances: InstanceFacts[] = []
  const { coinPrice, prices } = await readPrices(stage)
  const byToken = groupBy(transfers, (transfer) => transfer.token as Address)
  for (const [address, moves] of byToken) {
    const identity = made.get(address)?.identity
    const code = identity?.implementation === undefined ? identity : made.get(identity.implementation)?.identity
    const type = standardOf(code?.actual)
    const held: HoldingFacts[] = []
    for (const id of world.ledger.ids(address)) {
      for (const holder of world.ledger.holders(address, id).keys()) {
        const value = await readBalance(world.chain, address, type, holder, id)
        if (value > 0n)
          held.push({ token: address, holder, ...(id === '' ? {} : { tokenId: id }), value: value.toString() })
      }
    }
    holdings.push(...held)
    const price = prices.get(address)
    tokens.push({
      address,
      type,
      ...(await readToken(world.chain, address)),
      holdersCount: new Set(held.map(({ holder }) => holder)).size,
      transfersCount: moves.length,
      ...(price === undefined ? {} : { price }),
    })
    if (type !== 'ERC-20') instances.push(...(await readInstances(stage, address, type, held, moves, mined)))
  }
  return { tokens, holdings, instances, coinPrice }
}

async function readInstances(
  { world }: Stage,
  token: Address,
  type: TokenFacts['type'],
  held: readonly HoldingFacts[],
  moves: readonly TransferFacts[],
  mined: readonly MinedTransaction[],
): Promise<InstanceFacts[]> {
  const instances: InstanceFacts[] = []
  const movesById = groupBy(moves, (move) => move.tokenId ?? '')
  for (const [id, holders] of groupBy(held, (holding) => holding.tokenId ?? '')) {
    if (id === '') continue
    const moved = movesById.get(id) ?? []
    const owner = holders.length === 1 ? holders[0]?.holder : undefined
    instances.push({
      token,
      id,
      ...(owner === undefined ? {} : { owner }),
      metadata: await readMetadata(world.chain, token, type, id),
      mintedAt: mined[moved[0]?.transaction ?? 0]?.block ?? 0,
      transfersCount: moved.length,
    })
  }
  return instances
}

/** Prices in the dollar token by the pairs' reserves, with eight decimals, which is more than the pools' precision. */
async function readPrices(stage: Stage): Promise<{ coinPrice: string; prices: Map<Address, string> }> {
  const { world, wrappedPair, astralPair, sextantPair, wrapped, dollar, astral, sextant } = stage
  const reserves = async (pair: typeof wrappedPair): Promise<[bigint, bigint]> => [
    BigInt((await world.view(pair, 'reserve0')) ?? 0),
    BigInt((await world.view(pair, 'reserve1')) ?? 0),
  ]
  const scale = 10n ** 8n
  const coin = await world.market.coinPrice()
  if (coin === undefined) throw new Error('no price of the coin')
  const [astrals, against] = await reserves(astralPair)
  const [sextants, sextantDollars] = await reserves(sextantPair)
  const text = (scaled: bigint): string => formatUnits(scaled, 8)
  return {
    coinPrice: text(coin),
    prices: new Map([
      [dollar.address, '1'],
      [wrapped.address, text(coin)],
      [astral.address, text((against * coin) / astrals)],
      [sextant.address, text((sextantDollars * 100n * scale) / sextants)],
    ]),
  }
}
