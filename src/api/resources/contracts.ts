import { identityOf } from '#/api/rows'
import { freeText, item, list, oneOf, order } from '#/api/resource'
import { smartContract, smartContractCounters, verifiedContract } from '#/api/schemas/smartContract'

const languages = oneOf('solidity', 'vyper', 'yul', 'geas', 'stylus_rust')

/** Endpoints of verified contracts. */
export const CONTRACT_RESOURCES = {
  smartContract: item({ path: '/smart-contracts/{hash}', of: 'address', item: smartContract }),
  smartContractCounters: item({ path: '/smart-contracts/counters', item: smartContractCounters }),
  smartContracts: list({
    path: '/smart-contracts',
    item: verifiedContract,
    identity: (row) => identityOf(row.address?.hash),
    filters: { q: freeText, filter: languages, sort: oneOf('balance', 'transactions_count'), order },
    hidesScam: true,
  }),
} as const
