import type { EVMInterface, EVMResult, Message } from '@ethereumjs/evm'
import type { Address as Bytes20 } from '@ethereumjs/util'
import { type Address, type Hex, bytesToHex, getAddress } from 'viem'
import type { RecordedCall } from '../../served/recording.ts'

/** One call as the EVM made it. */
export interface TracedCall {
  path: number[]
  type: RecordedCall['type']
  from: Address
  to?: Address
  created?: Address
  value: bigint
  gasLimit: bigint
  gasUsed: bigint
  input: Hex
  output: Hex
  error?: string
}

interface Frame {
  call: TracedCall
  isStatic: boolean
  children: number
  /** Balance of the called address at the start, which a self-destruct sends on. */
  balance: bigint
}

/** Builds the call tree of one transaction from the EVM's message events, depth first. */
export class Tracer {
  private readonly evm: EVMInterface
  private calls: TracedCall[] = []
  private stack: Frame[] = []
  private destroyed = new Set<string>()
  private recording = false

  constructor(evm: EVMInterface) {
    this.evm = evm
    evm.events?.on('beforeMessage', (message, resolve) => {
      void this.enter(message).then(() => resolve?.())
    })
    evm.events?.on('afterMessage', (result, resolve) => {
      this.leave(result)
      resolve?.()
    })
  }

  /** Begins a transaction. */
  start(): void {
    this.calls = []
    this.stack = []
    this.destroyed = new Set()
    this.recording = true
  }

  /** Ends the transaction and returns its calls. */
  finish(): TracedCall[] {
    this.recording = false
    return this.calls
  }

  private async enter(message: Message): Promise<void> {
    if (!this.recording) return
    const parent = this.stack.at(-1)
    const call: TracedCall = {
      path: parent === undefined ? [] : [...parent.call.path, parent.children++],
      type: callType(message, parent?.isStatic ?? false),
      from: checksum(message.delegatecall && message.to !== undefined ? message.to : message.caller),
      // A delegate call keeps its caller's value without moving it.
      value: message.delegatecall ? 0n : message.value,
      gasLimit: message.gasLimit,
      gasUsed: 0n,
      input: bytesToHex(message.data),
      output: '0x',
    }
    let balance = 0n
    if (message.to !== undefined) {
      call.to = checksum(message.codeAddress)
      balance = ((await this.evm.stateManager.getAccount(message.to))?.balance ?? 0n) + call.value
    }
    this.calls.push(call)
    this.stack.push({ call, isStatic: message.isStatic, children: 0, balance })
  }

  private leave({ createdAddress, execResult }: EVMResult): void {
    if (!this.recording) return
    const frame = this.stack.pop()
    if (frame === undefined) throw new Error('a message ended that never began')
    const { call } = frame
    call.gasUsed = execResult.executionGasUsed
    call.output = bytesToHex(execResult.returnValue)
    if (execResult.exceptionError !== undefined) call.error = errorText(execResult.exceptionError.error)
    else if (createdAddress !== undefined) call.created = checksum(createdAddress)

    // The map is shared by all frames of a transaction: an entry that was not there before belongs to this frame.
    for (const [address, heir] of execResult.selfdestruct ?? []) {
      if (this.destroyed.has(address)) continue
      this.destroyed.add(address)
      this.calls.push({
        path: [...call.path, frame.children++],
        type: 'selfdestruct',
        from: getAddress(address),
        to: getAddress(heir),
        value: frame.balance,
        gasLimit: 0n,
        gasUsed: 0n,
        input: '0x',
        output: '0x',
      })
    }
  }
}

/** What explorers call an EVM error. */
export function errorText(error: string): string {
  return error === 'revert' ? 'execution reverted' : error
}

function callType(message: Message, parentIsStatic: boolean): RecordedCall['type'] {
  if (message.to === undefined) return message.salt === undefined ? 'create' : 'create2'
  if (message.delegatecall) return 'delegatecall'
  // Inside a static call every call is static; compiled code says STATICCALL there too.
  if (message.isStatic || parentIsStatic) return 'staticcall'
  return message.codeAddress.equals(message.to) ? 'call' : 'callcode'
}

function checksum(address: Bytes20): Address {
  return getAddress(address.toString())
}
