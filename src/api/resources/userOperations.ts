import { identityOf } from '#/api/rows'
import { freeText, item, list } from '#/api/resource'
import { userOperation } from '#/api/schemas/userOperation'

/** Endpoints of ERC-4337 operations. */
export const USER_OPERATION_RESOURCES = {
  userOperations: list({
    path: '/proxy/account-abstraction/operations',
    firstRows: 'Latest',
    item: userOperation,
    identity: (row) => identityOf(row.hash),
    filters: {
      sender: freeText,
      bundler: freeText,
      paymaster: freeText,
      factory: freeText,
      transaction_hash: freeText,
    },
  }),
  userOperation: item({
    path: '/proxy/account-abstraction/operations/{hash}',
    of: 'user operation',
    item: userOperation,
  }),
} as const
