import { addressBody, addressBodyIfAny } from '#/served/bodies/address'
import { decodedBody, isoTime } from '#/served/bodies/values'
import { blockAt, operationsByHash, rowBy } from '#/served/indexes'
import { byInteger, type Order } from '#/served/paging'
import type { OperationFacts } from '#/served/recordedProtocols'
import { listing, type Responders } from '#/served/responder'
import { notFound } from '#/served/responses'
import type { View } from '#/served/store'

const files = ['addresses', 'blocks', 'operations', 'transactions'] as const
type OperationView = View<(typeof files)[number]>

/** The version of the one entry point that the run deployed. */
const VERSION = 'v0.7'

/** Gas of an operation of a paymaster: two words of 16 bytes after its address, for validation and afterwards. */
function paymasterGas({ paymasterAndData: data }: OperationFacts): bigint {
  return data === '0x' ? 0n : BigInt(`0x${data.slice(42, 74)}`) + BigInt(`0x${data.slice(74, 106)}`)
}

/** The two numbers of 128 bits in a word. */
const halves = (word: string) => [BigInt(word.slice(0, 34)), BigInt(`0x${word.slice(34)}`)] as const

/** What the row of a list has of an operation, and the record, too. */
function shared(view: OperationView, facts: OperationFacts) {
  const { block: height = 0, hash } = view.transactions[facts.transaction] ?? {}
  return {
    hash: facts.hash,
    block_number: String(height),
    entry_point: addressBody(view, facts.entryPoint),
    entry_point_version: VERSION,
    fee: facts.gasCost,
    status: facts.success,
    timestamp: isoTime(blockAt(view.blocks, height)?.timestamp ?? 0),
    transaction_hash: hash,
  }
}

function operationBody(view: OperationView, facts: OperationFacts) {
  const [verificationGas, callGas] = halves(facts.accountGasLimits)
  const [priorityFee, maxFee] = halves(facts.gasFees)
  const gas = verificationGas + callGas + BigInt(facts.preVerificationGas) + paymasterGas(facts)
  const nonce = `0x${BigInt(facts.nonce).toString(16).padStart(64, '0')}`
  return {
    ...shared(view, facts),
    sender: addressBody(view, facts.sender),
    bundler: addressBody(view, facts.bundler),
    factory: addressBodyIfAny(view, facts.factory) ?? null,
    paymaster: addressBodyIfAny(view, facts.paymaster) ?? null,
    aggregator: null,
    aggregator_signature: null,
    block_hash: blockAt(view.blocks, view.transactions[facts.transaction]?.block ?? 0)?.hash,
    bundle_index: facts.bundle,
    index: facts.index,
    nonce,
    call_data: facts.callData,
    decoded_call_data: facts.decoded === undefined ? null : decodedBody(facts.decoded),
    execute_target: addressBodyIfAny(view, facts.target?.address) ?? null,
    execute_call_data: facts.target?.data ?? null,
    decoded_execute_call_data: facts.target?.decoded === undefined ? null : decodedBody(facts.target.decoded),
    gas: String(gas),
    gas_used: facts.gasUsed,
    gas_price: String(BigInt(facts.gasCost) / BigInt(facts.gasUsed)),
    max_fee_per_gas: String(maxFee),
    max_priority_fee_per_gas: String(priorityFee),
    call_gas_limit: String(callGas),
    verification_gas_limit: String(verificationGas),
    pre_verification_gas: facts.preVerificationGas,
    revert_reason: facts.revertReason ?? null,
    sponsor_type: facts.sponsor,
    signature: facts.signature,
    user_logs_start_index: facts.firstLog,
    user_logs_count: facts.logsCount,
    consensus: null,
    raw: {
      sender: facts.sender,
      nonce,
      init_code: facts.initCode,
      call_data: facts.callData,
      account_gas_limits: facts.accountGasLimits,
      pre_verification_gas: facts.preVerificationGas,
      gas_fees: facts.gasFees,
      paymaster_and_data: facts.paymasterAndData,
      signature: facts.signature,
    },
  }
}

/** Operations, latest first. The real service gives a cursor that means nothing to others, as this one does. */
function orderIn({ operations }: OperationView): Order<OperationFacts> {
  const places = new Map(operations.map((row, place) => [row, place]))
  return { columns: [byInteger('page_token', (row) => places.get(row) ?? 0)], itemsCount: true }
}

/** Responders of ERC-4337 operations. */
export const userOperationResponders = {
  userOperations: async ({ open, filters }) => {
    const view = await open(...files)
    const wanted = Object.entries(filters).filter(([, value]) => value !== undefined)
    const rows = view.operations.filter((row) => {
      const { sender, bundler, paymaster, factory } = row
      const has = { sender, bundler, paymaster, factory, transaction_hash: view.transactions[row.transaction]?.hash }
      return wanted.every(([key, value]) => has[key as keyof typeof has]?.toLowerCase() === value?.toLowerCase())
    })
    const body = (row: OperationFacts) => ({ ...shared(view, row), address: addressBody(view, row.sender) })
    return listing(rows, orderIn(view), body)
  },

  userOperation: async ({ open, params: { hash } }) => {
    const view = await open(...files)
    const facts = rowBy(view.operations, operationsByHash, hash)
    if (facts === undefined) throw notFound()
    return operationBody(view, facts)
  },
} satisfies Partial<Responders>
