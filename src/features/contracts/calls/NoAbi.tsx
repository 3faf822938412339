import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { SourcifySection } from '#/features/contracts/sourcify/SourcifySection'
import { Notice } from '#/ui/Notice'

interface NoAbiProps {
  hash: string
  errors: readonly Error[]
  /** What is shown by the ABI that Sourcify has. */
  children: (contract: SourcifyContract) => ReactNode
}

/** Why a contract cannot be called by its functions: the API has no ABI; and what Sourcify has of it. */
export function NoAbi({ hash, errors, children }: NoAbiProps) {
  const failed = errors.find((error) => !(error instanceof ApiError) || error.kind !== 'not-found')
  if (failed) return <ErrorNotice error={failed} what="Contract" onRetry={() => location.reload()} />
  return (
    <>
      <Notice title="No ABI">
        <p>
          The contract is not verified, or there is no contract at this address. Its functions are not known without an
          ABI.
        </p>
      </Notice>
      <SourcifySection address={hash}>{children}</SourcifySection>
    </>
  )
}
