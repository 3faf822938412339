import { type Address, formatUnits } from 'viem'
import type { TransactionFacts } from '../../served/recording.ts'
import type { RawLog } from './chain.ts'
import { decodeLog } from './decode.ts'
import type { Stage } from './scenario/stage.ts'

type Action = NonNullable<TransactionFacts['actions']>[number]

/** Finds liquidations and swaps in a transaction's logs, with the data keys of explorers. */
export function actionsOf(stage: Stage, logs: readonly RawLog[], block: number): Action[] {
  return logs.flatMap((log): Action[] => {
    if (log.address === stage.lending.address) return liquidation(stage, log, block)
    const pair = pairs(stage).find(({ address }) => address === log.address)
    return pair === undefined ? [] : swap(stage, log, pair.tokens)
  })
}

function liquidation(stage: Stage, log: RawLog, block: number): Action[] {
  const event = decodeLog(stage.lending.artifact.abi, log)
  if (event?.call.startsWith('LiquidationCall(') !== true) return []
  const value = (name: string): string => String(event.parameters.find((parameter) => parameter.name === name)?.value)
  const debt = unit(stage, stage.dollar.address)
  const collateral = unit(stage, stage.wrapped.address)
  return [
    {
      type: 'liquidation_call',
      protocol: 'sundial_lend',
      data: {
        debt_amount: formatUnits(BigInt(value('debtToCover')), debt.decimals),
        debt_symbol: debt.symbol,
        debt_address: stage.dollar.address,
        collateral_amount: formatUnits(BigInt(value('liquidatedCollateralAmount')), collateral.decimals),
        collateral_symbol: collateral.symbol,
        collateral_address: stage.wrapped.address,
        block_number: block,
      },
    },
  ]
}

function swap(stage: Stage, log: RawLog, [token0, token1]: readonly [Address, Address]): Action[] {
  const event = decodeLog(stage.wrappedPair.artifact.abi, log)
  if (event?.call.startsWith('Swap(') !== true) return []
  const [, in0, in1, out0, out1] = event.parameters.map((parameter) => String(parameter.value))
  const forward = in0 !== '0'
  const [first, second] = forward ? [token0, token1] : [token1, token0]
  const amounts = forward ? [in0, out1] : [in1, out0]
  return [
    {
      type: 'swap',
      protocol: 'sundial_swap',
      data: {
        amount0: formatUnits(BigInt(amounts[0] ?? 0), unit(stage, first).decimals),
        symbol0: unit(stage, first).symbol,
        address0: first,
        amount1: formatUnits(BigInt(amounts[1] ?? 0), unit(stage, second).decimals),
        symbol1: unit(stage, second).symbol,
        address1: second,
      },
    },
  ]
}

/** The exchange's pairs and their tokens. */
export function pairs({
  wrappedPair,
  secondPair,
  astralPair,
  sextantPair,
  wrapped,
  dollar,
  astral,
  sextant,
}: Stage): { address: Address; tokens: readonly [Address, Address] }[] {
  return [
    { address: wrappedPair.address, tokens: [wrapped.address, dollar.address] },
    { address: secondPair.address, tokens: [wrapped.address, dollar.address] },
    { address: astralPair.address, tokens: [astral.address, wrapped.address] },
    { address: sextantPair.address, tokens: [sextant.address, dollar.address] },
  ]
}

function unit({ world, dollar, astral, sextant }: Stage, token: Address): { symbol: string; decimals: number } {
  const { spec } = world
  if (token === dollar.address) return { symbol: spec.testnet ? 'USDQ' : 'USDM', decimals: 6 }
  if (token === astral.address) return { symbol: 'AST', decimals: 18 }
  if (token === sextant.address) return { symbol: 'SXT', decimals: 8 }
  return { symbol: `W${spec.currency.symbol}`, decimals: 18 }
}
