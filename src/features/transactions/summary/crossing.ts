import { isAddressHash, sameHash } from '#/domain/hashes/hash'
import { type ParameterRecord, type TransactionRecord, ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { type BalanceChanges, amountPart } from './balanceChanges'
import { methodName } from './callIntent'
import { type Summary, type SummaryFact, sentence } from './summaryParts'
import { venue } from './exchange'

/** Parameters of bridges for the ID of the other chain, and for the account there that is to get what was sent. */
const CHAIN = /^_*(?:dest|destination|dst|target|remote|to)_?chain_?id$/i
const RECEIVER = /^_*(?:to|(?:l2_?|dst_?|dest_?|destination_?)?(?:receiver|recipient))(?:_?address)?$/i

/**
 * A deposit for another chain: the decoded call names that chain by its ID, and the sender sent one asset and received none. It says
 * nothing of what happened there; null if it is none for certain.
 */
export function crossing(transaction: TransactionRecord, { out, in: received }: BalanceChanges): Summary | null {
  const [sent, more] = out
  const parameters = transaction.decoded_input?.parameters ?? []
  const chain = parameters.filter(({ name }) => CHAIN.test(name ?? ''))
  const id = chain.length === 1 ? chainIdOf(chain[0]) : null
  if (id === null || sent === undefined || more !== undefined || received.length > 0) return null
  const named = parameters.filter(({ name, type }) => type === 'address' && RECEIVER.test(name ?? ''))
  const receiver = named.length === 1 ? addressOf(named[0]) : null
  const destination: SummaryFact = { kind: 'chain', chain: id, receiver, evidence: ['decoded_input'] }
  const did = /deposit/i.test(methodName(transaction)) ? 'Deposited ' : 'Sent '
  return sentence(did, ...amountPart(sent), ...venue(transaction, [sent], 'through'), ' for ', destination)
}

/** A chain ID (EIP-155); null for the short numbers that some bridges give to chains, which are others. */
function chainIdOf(parameter: ParameterRecord | undefined): string | null {
  const value = parameter?.value
  if (typeof value !== 'string' || !/^uint(?:256|128|64|32)$/.test(parameter?.type ?? '')) return null
  return /^[1-9]\d{0,15}$/.test(value) ? value : null
}

function addressOf(parameter: ParameterRecord | undefined): string | null {
  const value = parameter?.value
  return typeof value === 'string' && isAddressHash(value) && !sameHash(value, ZERO_ADDRESS) ? value : null
}
