import { depositRoot, signedDeposit } from '../beacon.ts'
import type { MinedTransaction } from '../chain.ts'
import type { Contract } from '../contract.ts'
import type { Account } from '../world.ts'
import { type Stage, UNIT } from './stage.ts'

/** The stake of a validator in Gwei. */
const STAKE = 32_000_000_000n

/** Deploys the contract for deposits to the beacon chain, and funds the pool that stakes. */
export async function openStaking({ world }: Stage): Promise<Contract> {
  const pool = world.account('Staking pool')
  await world.pay(world.account('Treasury'), pool.address, 200n * UNIT)
  const contract = await world.deploy(world.account('Deployer'), 'DepositContract', [], { gas: 2_000_000n })
  world.labels.set(contract.address, 'Beacon deposit contract')
  return contract
}

/** The pool stakes for some validators. */
export async function stake({ world }: Stage, contract: Contract, from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number++) {
    const mined = await deposit({ world }, contract, world.account('Staking pool'), number, STAKE)
    world.landmark('deposit', mined.hash)
  }
}

/** A validator's stake is topped up, one deposit has another key's signature, and one is refused for its root. */
export async function stakeOddly({ world }: Stage, contract: Contract): Promise<void> {
  const whale = world.account('Whale')
  await deposit({ world }, contract, whale, 1, 1_000_000_000n)
  const strange = await deposit({ world }, contract, whale, 40, STAKE, 41)
  world.landmark('invalidDeposit', strange.hash)
  const right = signedDeposit(world.spec.id, '42', whale.address, STAKE)
  const refused = await world.call(
    whale,
    contract,
    'deposit',
    [right.pubkey, right.credentials, right.signature, depositRoot({ ...right, gwei: STAKE + 1n })],
    { value: STAKE * 10n ** 9n, gas: 120_000n },
  )
  if (refused.result === 'success') throw new Error('a deposit with a wrong root was taken')
  world.landmark('refusedDeposit', refused.hash)
}

/** Deposits for a numbered validator; `signer` is another one, whose signature does not fit. */
function deposit(
  { world }: Pick<Stage, 'world'>,
  contract: Contract,
  from: Account,
  validator: number,
  gwei: bigint,
  signer = validator,
): Promise<MinedTransaction> {
  const to = world.account(`Staking withdrawals ${(validator % 12) + 1}`).address
  const data = signedDeposit(world.spec.id, String(validator), to, gwei)
  const { signature } = signedDeposit(world.spec.id, String(signer), to, gwei)
  return world.must(
    from,
    contract,
    'deposit',
    [data.pubkey, data.credentials, signature, depositRoot({ ...data, signature })],
    { value: gwei * 10n ** 9n, gas: 190_000n },
  )
}
