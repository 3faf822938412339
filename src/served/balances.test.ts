import { expect, it } from 'vitest'
import { balanceHistory } from './balances'
import { recordedChain } from '#/demo/testDemo'

it('the balances of every address end at its balance at the head, without a gap', async () => {
  const view = await recordedChain('8802', 'addresses', 'blocks', 'state', 'transactions', 'withdrawals')
  for (const { hash, balance } of view.addresses) {
    const history = balanceHistory(view, hash.toLowerCase())
    expect(history.at(-1)?.value ?? 0n, hash).toBe(BigInt(balance))
    expect(
      history.reduce((sum, { delta }) => sum + delta, 0n),
      hash,
    ).toBe(BigInt(balance))
    expect(
      history.every(({ value }) => value >= 0n),
      hash,
    ).toBe(true)
  }
})
