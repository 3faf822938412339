import { type Hex, decodeEventLog, decodeFunctionData, getAddress, parseAbi, slice } from 'viem'
import type { OperationFacts } from '../../served/recordedProtocols.ts'
import type { MinedTransaction, RawLog } from './chain.ts'
import { type Sources, decodeCall } from './decode.ts'
import type { Stage } from './scenario/stage.ts'

const ABI = parseAbi([
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function handleOps(PackedUserOperation[] ops, address beneficiary)',
  'function execute(address dest, uint256 value, bytes func)',
  'event BeforeExecution()',
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
  'event UserOperationRevertReason(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)',
  'event Deposited(address indexed account, uint256 totalDeposit)',
])

/** Finds the user operations of all calls to the entry point, in the order of their execution. */
export function operationFacts(
  { world }: Stage,
  mined: readonly MinedTransaction[],
  sources: Sources,
): OperationFacts[] {
  const entryPoint = [...world.contracts.values()].find(({ artifact }) => artifact.name === 'EntryPoint')?.address
  return mined.flatMap((entry, transaction) => {
    if (entry.result !== 'success') return []
    const bundles = entry.calls.filter(({ to, input }) => to === entryPoint && input.startsWith('0x765e827f'))
    const events = entry.logs.map((log) => (log.address === entryPoint ? eventOf(log) : undefined))
    let next = events.findIndex((event) => event?.eventName === 'BeforeExecution') + 1
    return bundles.flatMap(({ from, input }, bundle) => {
      const { functionName, args } = decodeFunctionData({ abi: ABI, data: input })
      if (functionName !== 'handleOps') return []
      return args[0].map((operation, index): OperationFacts => {
        const end = events.findIndex((event, at) => at >= next && event?.eventName === 'UserOperationEvent')
        const done = events[end]
        if (done?.eventName !== 'UserOperationEvent' || done.args.sender !== operation.sender)
          throw new Error(`no event of operation ${index} in ${entry.hash}`)
        const own = events.slice(next, end)
        const failure = own.find((event) => event?.eventName === 'UserOperationRevertReason')
        const paid = new Set(events.flatMap((event) => (event?.eventName === 'Deposited' ? event.args.account : [])))
        const paymaster = addressAt(operation.paymasterAndData)
        const factory = addressAt(operation.initCode)
        const decoded = decodeCall(sources.abi(operation.sender) ?? [], operation.callData)
        const facts: OperationFacts = {
          transaction,
          bundle,
          index,
          hash: done.args.userOpHash,
          entryPoint: getAddress(entryPoint ?? ''),
          bundler: from,
          sender: operation.sender,
          nonce: operation.nonce.toString(),
          initCode: operation.initCode,
          callData: operation.callData,
          accountGasLimits: operation.accountGasLimits,
          preVerificationGas: operation.preVerificationGas.toString(),
          gasFees: operation.gasFees,
          paymasterAndData: operation.paymasterAndData,
          signature: operation.signature,
          ...(factory !== undefined && { factory }),
          ...(paymaster !== undefined && { paymaster }),
          success: done.args.success,
          gasCost: done.args.actualGasCost.toString(),
          gasUsed: done.args.actualGasUsed.toString(),
          ...(failure?.eventName === 'UserOperationRevertReason' && { revertReason: failure.args.revertReason }),
          sponsor:
            paymaster === undefined
              ? paid.has(operation.sender)
                ? 'wallet_balance'
                : 'wallet_deposit'
              : paid.has(paymaster)
                ? 'paymaster_hybrid'
                : 'paymaster_sponsor',
          firstLog: entry.firstLog + next,
          logsCount: end - next,
          ...(decoded !== undefined && { decoded }),
          ...executed(operation.callData, sources),
        }
        next = end + 1
        return facts
      })
    })
  })
}

function eventOf({ topics, data }: RawLog) {
  try {
    return decodeEventLog({ abi: ABI, topics: topics as [Hex, ...Hex[]], data })
  } catch {
    // Other events of the entry point say nothing that the facts have.
    return undefined
  }
}

/** The call that an account makes when it executes a single one. */
function executed(callData: Hex, sources: Sources): Pick<OperationFacts, 'target'> {
  if (!callData.startsWith('0xb61d27f6')) return {}
  const { functionName, args } = decodeFunctionData({ abi: ABI, data: callData })
  if (functionName !== 'execute') return {}
  const [to, , data] = args
  const decoded = decodeCall(sources.abi(to) ?? [], data)
  return { target: { address: to, data, ...(decoded !== undefined && { decoded }) } }
}

function addressAt(data: Hex) {
  return data === '0x' ? undefined : getAddress(slice(data, 0, 20))
}
