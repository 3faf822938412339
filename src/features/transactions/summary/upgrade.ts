import { isAddressHash } from '#/domain/hashes/hash'
import { soleParameter } from '#/domain/transactions/soleParameter'
import type { SummaryFact } from '#/domain/transactions/summaryParts'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'

/** upgradeTo(address) and upgradeToAndCall(address,bytes) of proxies (ERC-1822, ERC-1967). */
const UPGRADE = /^0x(?:3659cfe6|4f1ef286)/i

/** The implementation that a decoded call of a proxy was to set, in a clause; empty for any other call. */
export function upgradeIn({ raw_input, decoded_input }: TransactionRecord): (string | SummaryFact)[] {
  const hash = UPGRADE.test(raw_input ?? '') ? soleParameter(decoded_input, /./, 'address')?.value : null
  if (!isAddressHash(hash)) return []
  const address = { hash, name: null, ens_domain_name: null, is_contract: true }
  return [' to upgrade it to ', { kind: 'address', address, role: 'contract', evidence: ['decoded_input'] }]
}
