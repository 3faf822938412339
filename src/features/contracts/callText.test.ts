import { type AbiFunction, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import type { ArgumentDraft } from '#/contracts/arguments'
import { castCommand, type CopiedCall, viemCode } from './callText'
import { calldataOf, methodsOf } from '#/contracts/method'

const to = '0xAd2a25399dfccf99602158bA5C25100A5bcEB6A8'

function callOf(item: AbiFunction, drafts: readonly ArgumentDraft[], block = 'latest'): CopiedCall {
  const [method] = methodsOf([item], 'read')
  const { values } = calldataOf(method!, drafts) as { values: CopiedCall['values'] }
  return { to, method: method!, values, block }
}

const balanceOf = parseAbiItem('function balanceOf(address owner) view returns (uint256)') as AbiFunction
const nested = parseAbiItem(
  'function f((uint8 a, string b)[] pairs, bytes4 c, int256 d) view returns ((bool, uint256))',
) as AbiFunction
const drafts: ArgumentDraft[] = [
  [
    ['1', "it's"],
    ['2', 'x,y'],
  ],
  '0x12345678',
  '-5',
]

test('a call is copied as a command of cast, with its arguments quoted for the shell', () => {
  expect(castCommand(callOf(balanceOf, [to], '17'))).toBe(
    `cast call --rpc-url "$ETH_RPC_URL" --block 17 ${to} 'balanceOf(address)(uint256)' ${to}`,
  )
  expect(castCommand(callOf(nested, drafts))).toBe(
    `cast call --rpc-url "$ETH_RPC_URL" ${to} 'f((uint8,string)[],bytes4,int256)((bool,uint256))' ` +
      String.raw`'[(1,"it'\''s"),(2,"x,y")]' 0x12345678 '-5'`,
  )
})

test('a call is copied as TypeScript, with values as viem takes them', () => {
  const code = viemCode(callOf(nested, drafts, '17'))
  expect(code).toContain(`[{ ["a"]: 1, ["b"]: "it's" }, { ["a"]: 2, ["b"]: "x,y" }],`)
  expect(code).toContain('    "0x12345678",\n    -5n,\n')
  expect(code).toContain('blockNumber: 17n,')
  expect(code).toContain(`functionName: "f",`)
  expect(viemCode(callOf(balanceOf, [to]))).not.toContain('blockNumber')
})
