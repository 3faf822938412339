import { ApiError } from '#/api/errors'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { Notice } from '#/ui/Notice'

/** Why a contract cannot be called by its functions: there is no ABI. */
export function NoAbi({ errors }: { errors: readonly Error[] }) {
  const failed = errors.find((error) => !(error instanceof ApiError) || error.kind !== 'not-found')
  if (failed) return <ErrorNotice error={failed} what="Contract" onRetry={() => location.reload()} />
  return (
    <Notice title="No ABI">
      <p>
        The contract is not verified, or there is no contract at this address. Its functions are not known without an
        ABI.
      </p>
    </Notice>
  )
}
