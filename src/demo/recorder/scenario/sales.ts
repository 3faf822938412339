import { type Address, zeroAddress } from 'viem'
import type { Contract } from '../contract.ts'
import type { Account } from '../world.ts'
import { DOLLAR, type Stage, UNIT, withoutPending } from './stage.ts'

/** The royalty of the collection, in basis points. */
const ROYALTY = 500n

const COINS = (UNIT * 12n) / 10n
const DOLLARS = 850n * DOLLAR

/** A marketplace with two NFTs listed, and who is to buy them. */
interface Sale {
  bazaar: Contract
  forCoins: Account
  forTokens: Account
}

/** NFTs of a collection with a royalty (EIP-2981) are listed on a marketplace, one for coins, one for tokens. */
export async function listNfts(stage: Stage): Promise<Sale> {
  const { world, dollar } = stage
  const artist = world.account('Curio artist')
  const treasury = world.account('Bazaar treasury')
  const bazaar = await world.deploy(world.account('Deployer'), 'Bazaar', [treasury.address])
  const engravings = await world.deploy(artist, 'Engravings', [artist.address, ROYALTY])
  world.landmark('bazaar', bazaar.address)
  world.landmark('engravings', engravings.address)
  await world.advance(8)
  const owners = world.random.sample(withoutPending(stage, world.people), 7)
  await world.must(artist, engravings, 'mintToMany', [owners.map(({ address }) => address)])
  const rich = withoutPending(stage, world.people).filter(
    ({ address }) =>
      (world.chain.balances.get(address) ?? 0n) > 2n * COINS && world.ledger.balance(dollar.address, address) > DOLLARS,
  )
  const [forCoins, forTokens] = world.random.sample(
    rich.filter((person) => !owners.includes(person)),
    2,
  )
  const [, , third, , , , seventh] = owners
  if (!forCoins || !forTokens || !third || !seventh) throw new Error('nobody to sell to')

  const list = async (seller: Account, id: bigint, currency: Address, price: bigint): Promise<string> => {
    await world.must(seller, engravings, 'approve', [bazaar.address, id], { gas: 70_000n })
    return (await world.must(seller, bazaar, 'list', [engravings.address, id, currency, price], { gas: 220_000n })).hash
  }
  world.landmark('nftListing', await list(seventh, 7n, zeroAddress, COINS))
  await list(third, 3n, dollar.address, DOLLARS)
  await world.must(forTokens, dollar, 'approve', [bazaar.address, DOLLARS], { gas: 70_000n })
  return { bazaar, forCoins, forTokens }
}

/** The listed NFTs are bought. */
export async function buyNfts({ world }: Stage, { bazaar, forCoins, forTokens }: Sale): Promise<void> {
  const bought = await world.must(forCoins, bazaar, 'fulfillOrder', [1n], { value: COINS, gas: 260_000n })
  world.landmark('nftSale', bought.hash)
  const paid = await world.must(forTokens, bazaar, 'fulfillOrder', [2n], { gas: 300_000n })
  world.landmark('nftSaleForToken', paid.hash)
}
