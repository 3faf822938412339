import { expect, test } from 'vitest'
import { liquidationsIn } from '#/features/transactions/liquidation/liquidation'
import { aTransfer, decoded, hashOf, usd } from '#/testing/testRecords'

const borrower = hashOf('b')
const [weth, cToken] = [hashOf('e'), hashOf('c')]

function event(name: string, ...parameters: [name: string, type: string, value: string][]) {
  return { decoded: { ...decoded('12345678', ...parameters), method_call: `${name}()` } }
}

const aave = event(
  'LiquidationCall',
  ['collateralAsset', 'address', weth],
  ['debtAsset', 'address', hashOf('5d')],
  ['user', 'address', borrower],
  ['debtToCover', 'uint256', '37849400000'],
  ['liquidatedCollateralAmount', 'uint256', '14154900000000000000'],
  ['liquidator', 'address', hashOf('a')],
  ['receiveAToken', 'bool', 'false'],
)

const aaveOne = event(
  'LiquidationCall',
  ['_collateral', 'address', weth],
  ['_reserve', 'address', hashOf('5d')],
  ['_user', 'address', borrower],
  ['_purchaseAmount', 'uint256', '7'],
  ['_liquidatedCollateralAmount', 'uint256', '9'],
  ['_accruedBorrowInterest', 'uint256', '1'],
)

const compound = event(
  'LiquidateBorrow',
  ['liquidator', 'address', hashOf('a')],
  ['borrower', 'address', borrower],
  ['repayAmount', 'uint256', '5000000'],
  ['cTokenCollateral', 'address', cToken],
  ['seizeTokens', 'uint256', '77'],
)

const absorbed = [
  event(
    'AbsorbCollateral',
    ['absorber', 'address', hashOf('a')],
    ['borrower', 'address', borrower],
    ['asset', 'address', weth],
    ['collateralAbsorbed', 'uint256', '8'],
    ['usdValue', 'uint256', '100'],
  ),
  event(
    'AbsorbDebt',
    ['absorber', 'address', hashOf('a')],
    ['borrower', 'address', borrower],
    ['basePaidOut', 'uint256', '6'],
    ['usdValue', 'uint256', '90'],
  ),
]

const amount = (value: bigint, token: string | null) => ({ value, token })

test.each([
  ['Aave 2 and 3', [aave], amount(37_849_400_000n, hashOf('5d')), amount(14_154_900_000_000_000_000n, weth)],
  ['Aave 1', [aaveOne], amount(7n, hashOf('5d')), amount(9n, weth)],
  // Its event does not name the token of the debt: a transfer of the same amount does.
  ['Compound 2', [compound], amount(5_000_000n, hashOf('5d')), amount(77n, cToken)],
  ['Compound 3', absorbed, amount(6n, null), amount(8n, weth)],
])('%s: borrower, debt and collateral of a liquidation', (_, logs, debt, collateral) => {
  const transfers = [aTransfer('a', 'd', usd, 5_000_000n)]
  const [loan, other] = liquidationsIn([{ decoded: null }, ...logs], transfers)
  expect(other).toBeUndefined()
  expect(loan).toMatchObject({ borrower, debt: [debt], collateral: [collateral] })
  expect(loan?.debt[0]?.evidence).toEqual([`logs[${logs.length}]`])
})

test('an event of another name, or without a borrower, is no liquidation', () => {
  const { decoded: call } = aave
  expect(liquidationsIn([{ decoded: { ...call, method_call: 'Repay()' } }], [])).toEqual([])
  const parameters = call.parameters?.filter(({ name }) => name !== 'user') ?? []
  expect(liquidationsIn([{ decoded: { ...call, parameters } }], [])).toEqual([])
})
