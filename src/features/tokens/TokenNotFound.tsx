import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Shown if an address is no token: says why that may be, and where else to look. */
export function TokenNotFound({ hash, onRetry }: { hash: string; onRetry: () => void }) {
  const { chain } = useChain()
  return (
    <>
      <PageMeta title="No token" />
      <Notice title="There is no token at this address">
        <p>
          The server knows no token here on {chain.name}. It may be an account or another contract, a token of another
          chain, or one that is not indexed yet.
        </p>
        <p className="flex flex-wrap items-center gap-4">
          <a href={paths.address(chain.id, hash)}>The page of the address</a>
          <a href={paths.search(null, hash)}>Look on all chains</a>
          <Button onClick={onRetry}>Look again</Button>
        </p>
      </Notice>
    </>
  )
}
