import { expect, it } from 'vitest'
import { tableOf } from './testTable'

it('has the unit of a fee in its cell where that is not the native currency', async () => {
  const token = { symbol: 'cUSD', decimals: '18' }
  const fee = { type: 'actual', value: '5000000000000000' }
  const paid = [
    { fee },
    { fee, celo: { gas_token: token } },
    { stability_fee: { token, total_fee: '1' } },
    { fee: null },
  ]
  const { rows } = await tableOf('transactions', paid, 'Txn fee (MER)')
  expect(rows.map((row) => row['Txn fee (MER)'])).toEqual(['0.005', '0.005 cUSD', '0.000000000000000001 cUSD', ''])
})

it('has the fee of blobs in the fee, which is a lower bound where that is not reported', async () => {
  const fee = { type: 'actual', value: '42000000000000' }
  const blobs = [
    { type: 3, fee, burnt_blob_fee: '393216000000000' },
    { type: 3, fee },
  ]
  const { rows } = await tableOf('transactions', blobs, 'Txn fee (MER)')
  expect(rows.map((row) => row['Txn fee (MER)'])).toEqual(['0.000435216', '≥ 0.000042'])
})
