import type { ReactNode } from 'react'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { useSourcify } from '#/features/contracts/sourcify/sourcifyQuery'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { Button } from '#/ui/Button'

interface SourcifySectionProps {
  /** The address whose code is shown. */
  address: string
  /** What is shown of the contract once it has loaded. */
  children: (contract: SourcifyContract) => ReactNode
}

/** What Sourcify has of a contract, with a button that loads it; nothing where no Sourcify server is configured. */
export function SourcifySection({ address, children }: SourcifySectionProps) {
  const sourcify = useSourcify(address)
  if (sourcify === null) return null
  const { host, contract, isLoading, error, load } = sourcify
  return (
    <section aria-label="Sourcify" className="flex flex-col gap-2">
      <h2 className="font-semibold">Sourcify</h2>
      {error && <ErrorNotice error={error} what="Source code from Sourcify" onRetry={load} />}
      <div className="flex flex-wrap items-center gap-x-3">
        {contract === undefined && !error && (
          <Button onClick={load} aria-disabled={isLoading}>
            Load from Sourcify
          </Button>
        )}
        <span role="status" className="text-muted empty:hidden">
          {isLoading ? 'Loading source code…' : contract === null ? 'Not verified on Sourcify' : ''}
        </span>
      </div>
      {contract && children(contract)}
      <p className="text-sm wrap-anywhere text-muted">Source: {host}</p>
    </section>
  )
}
