import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Shown if an address is not a token: possible reasons, and links to search further. */
export function TokenNotFound({ hash, onRetry }: { hash: string; onRetry: () => void }) {
  const { chain } = useChain()
  return (
    <>
      <PageMeta title="Token not found" />
      <Notice title={`Token not found on ${chain.name}`}>
        <p>
          This address may be an EOA, another contract or a token on another chain. A new token may not be indexed yet.
        </p>
        <p className="flex flex-wrap items-center gap-4">
          <a href={paths.address(chain.id, hash)}>View address</a>
          <a href={paths.search(null, hash)}>Search all chains</a>
          <Button onClick={onRetry}>Retry</Button>
        </p>
      </Notice>
    </>
  )
}
