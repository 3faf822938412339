import { blockAt } from '#/served/indexes'
import type { RecordedCall } from '#/served/recording'
import type { View } from '#/served/store'
import { addressBody, addressBodyIfAny, checksumOf } from './address'
import { isoTime } from './values'

/** The facts that an internal transaction is built from. */
export type CallView = View<'addresses' | 'blocks' | 'transactions'>

/** The recorded files of `CallView`, and the calls. */
export const callFiles = ['addresses', 'blocks', 'calls', 'transactions'] as const

/** An internal transaction (contract §2.7). */
export function callBody(view: CallView, facts: RecordedCall) {
  const transaction = view.transactions[facts.transaction]
  const block = blockAt(view.blocks, transaction?.block)
  return {
    transaction_hash: transaction?.hash,
    transaction_index: transaction?.position,
    block_number: block?.height,
    timestamp: block && isoTime(block.timestamp),
    index: facts.index,
    type: facts.type,
    from: addressBody(view, facts.from),
    to: addressBodyIfAny(view, facts.to),
    created_contract: addressBodyIfAny(view, facts.created),
    value: facts.value,
    gas_limit: facts.gasLimit,
    success: facts.error === undefined,
    error: facts.error,
  }
}

/** One step of a raw trace, as a node writes it. Input is as much of it as was recorded. */
export function traceBody(
  view: CallView,
  facts: RecordedCall,
  calls: readonly RecordedCall[],
  input: string | undefined,
) {
  const creates = facts.type === 'create' || facts.type === 'create2'
  const inner = calls.filter((call) => call.path.length === facts.path.length + 1 && startsWith(call.path, facts.path))
  return {
    type: creates || facts.type === 'selfdestruct' ? facts.type : 'call',
    action: {
      callType: creates || facts.type === 'selfdestruct' ? undefined : facts.type,
      from: checksumOf(view, facts.from),
      to: facts.to && checksumOf(view, facts.to),
      value: hex(facts.value),
      gas: hex(facts.gasLimit),
      [creates ? 'init' : 'input']: input ?? facts.input ?? '0x',
    },
    result:
      facts.error === undefined
        ? {
            gasUsed: hex(facts.gasUsed),
            output: facts.output ?? '0x',
            address: facts.created && checksumOf(view, facts.created),
          }
        : undefined,
    error: facts.error,
    subtraces: inner.length,
    traceAddress: facts.path,
    transactionHash: view.transactions[facts.transaction]?.hash,
  }
}

function startsWith(path: readonly number[], start: readonly number[]): boolean {
  return start.every((step, depth) => path[depth] === step)
}

function hex(decimal: string): string {
  return `0x${BigInt(decimal).toString(16)}`
}
