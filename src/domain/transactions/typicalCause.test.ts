import { expect, test } from 'vitest'
import { typicalCause } from './typicalCause'

const SLIPPAGE = /slippage/
const APPROVAL = /approved/
const BALANCE = /held less of the token/
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
  ['Insufficient balance', /^A balance was below the amount: of a token, or one that the contract keeps/],
  ['UniswapV2: TRANSFER_FAILED', /approval was too low/],
  ['TransferHelper: ETH_TRANSFER_FAILED', /did not accept the payment/],
  ['Address: unable to send value, recipient may have reverted', /did not accept the payment/],
  ['ds-math-sub-underflow', /below zero, often an amount above a balance or an approval/],
  ['SafeMath: subtraction overflow', /below zero/],
  ['Panic(0x01): assertion failed', /fault of the contract/],
  ['Panic(0x11): arithmetic overflow or underflow', /below zero or above its maximum/],
  ['division by zero', /divided by zero/],
  ['invalid enum value', /none of the choices/],
  ['pop from an empty array', /empty list/],
  ['array index out of bounds', /no such place/],
  ['out of memory', /too much memory/],
  ['execution reverted', /^A check without a message failed, or/],
  ['GS013', /call that the Safe was to make failed/],
  ['GS026', /Signatures of the owners of the Safe/],
  ['UniswapV2Library: INSUFFICIENT_LIQUIDITY', /pool held too little/],
  ['AA25 invalid account nonce', /nonce is used already/],
  ['ERC721NonexistentToken', /no NFT with this ID/],
  ['ERC721: transfer to non ERC721Receiver implementer', /does not accept NFTs/],
  ['Initializable: contract is already initialized', /cannot be repeated/],
  ['AccessControlUnauthorizedAccount', OWNER],
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
