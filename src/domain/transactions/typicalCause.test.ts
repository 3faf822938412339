import { expect, test } from 'vitest'
import { typicalCause } from './typicalCause'

const SLIPPAGE = /slippage/
const APPROVAL = /approved/
const BALANCE = /held less/
const DEADLINE = /deadline/
const OWNER = /only for the owner/

test.each([
  ['InsufficientOutput', SLIPPAGE],
  ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', SLIPPAGE],
  ['UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', SLIPPAGE],
  ['Too little received', SLIPPAGE],
  ['V4TooLittleReceived', SLIPPAGE],
  ['ReturnAmountIsNotEnough', SLIPPAGE],
  ['ERC20: transfer amount exceeds allowance', APPROVAL],
  ['ERC20InsufficientAllowance', APPROVAL],
  ['ERC721: caller is not token owner or approved', APPROVAL],
  ['STF', /approval was too low/],
  ['TransferHelper: TRANSFER_FROM_FAILED', /approval was too low/],
  ['ERC20: transfer amount exceeds balance', BALANCE],
  ['ERC20InsufficientBalance', BALANCE],
  ['Expired', DEADLINE],
  ['Transaction too old', DEADLINE],
  ['UniswapV2Router: EXPIRED', DEADLINE],
  ['HealthFactorTooLow', /collateral/],
  ['WrongPayment', /value sent differs/],
  ['Pausable: paused', /is paused/],
  ['EnforcedPause', /is paused/],
  ['Ownable: caller is not the owner', OWNER],
  ['OwnableUnauthorizedAccount', OWNER],
  ['Only chairperson can give right to vote.', OWNER],
  ['out of gas', /gas limit was too low/],
  ["AA21 didn't pay prefund", /too little for the gas/],
  ['AA31 paymaster deposit too low', /too little for the gas/],
  ['invalid opcode', /A check in the contract failed/],
])('the typical cause of “%s”', (error, cause) => {
  expect(typicalCause(error)).toMatch(cause)
})

test.each([
  '',
  'Pausable: not paused',
  'ExpectedPause',
  'UniswapV2: K',
  'The instrument is out of alignment',
  'Nested',
])('no typical cause is known of “%s”', (error) => {
  expect(typicalCause(error)).toBeNull()
})

test('a long message is read in no time', () => {
  expect(typicalCause('insufficient '.repeat(100_000))).toBeNull()
})
