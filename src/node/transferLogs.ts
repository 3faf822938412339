import { decodeAbiParameters, type Hex, zeroAddress } from 'viem'
import type { LogFacts, TransferFacts } from '#/served/recording'
import { addressInWord, type AddressWriter, decimalIn } from './values'

/** Topics of the events of ERC-20 and ERC-721, of ERC-1155, and of wrapped coins, whose balances change without a transfer. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
export const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
export const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

type Log = Pick<LogFacts, 'index' | 'address' | 'topics' | 'data'>
type Transfer = Omit<TransferFacts, 'transaction'>

/** The token transfers that a log reports: several of a batch, none of other logs and of those that are no valid transfer. */
export function transfersIn(log: Log, write: AddressWriter): Transfer[] {
  const { address: token, data, index: logIndex } = log
  const [topic, first = '', second = '', third] = log.topics
  const transfer = (from: string, to: string, amount: Pick<Transfer, 'value' | 'tokenId'>): Transfer => {
    const ends = { from: write(addressInWord(from)), to: write(addressInWord(to)) }
    return { logIndex, token, ...ends, ...amount, type: typeOf(ends) }
  }
  if (topic === TRANSFER && second !== '') {
    if (third !== undefined) {
      const tokenId = decimalIn(third)
      return tokenId === undefined ? [] : [transfer(first, second, { tokenId })]
    }
    return /^0x[\da-f]{64}/i.test(data) ? [transfer(first, second, { value: String(BigInt(data.slice(0, 66))) })] : []
  }
  if ((topic !== TRANSFER_SINGLE && topic !== TRANSFER_BATCH) || third === undefined) return []
  return amountsIn(topic, data).map(([id, value]) =>
    transfer(second, third, { tokenId: String(id), value: String(value) }),
  )
}

function amountsIn(topic: string, data: string): (readonly [id: bigint, value: bigint])[] {
  try {
    if (topic === TRANSFER_SINGLE) {
      return [decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data as Hex)]
    }
    const [ids, values] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data as Hex)
    return ids.map((id, place) => [id, values[place] ?? 0n] as const)
  } catch {
    // Anything can be written under the topic of a transfer.
    return []
  }
}

function typeOf({ from, to }: Pick<Transfer, 'from' | 'to'>): Transfer['type'] {
  return from === zeroAddress ? 'token_minting' : to === zeroAddress ? 'token_burning' : 'token_transfer'
}

/** Who wrapped or unwrapped coins, if a log reports that. */
export function wrapperIn({ topics: [topic, account] }: Log, write: AddressWriter): string | undefined {
  return (topic === DEPOSIT || topic === WITHDRAWAL) && account !== undefined
    ? write(addressInWord(account))
    : undefined
}
