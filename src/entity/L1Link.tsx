import { type L1Page, parentChainUrl } from '#/data/config/parentChain'
import { useChain } from '#/data/sources/useChain'
import { CopyButton } from '#/ui/CopyButton'
import { fullHash, hashProps } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { OperatorLink } from '#/ui/OperatorLink'
import { UntrustedText } from '#/ui/UntrustedText'

interface L1LinkProps {
  page: L1Page
  /** A hash, or the number of a block. */
  id: string | null
}

/** A transaction, address or block of the parent chain (L1), in a list: a link if config.json has the parent chain. */
export function L1Link({ page, id }: L1LinkProps) {
  const { config, chain } = useChain()
  if (!id) return <MissingValue />
  const url = parentChainUrl(config, chain, page, id)
  const props = page === 'block' ? {} : hashProps(id)
  return url === null ? (
    <span {...props}>{id}</span>
  ) : (
    <OperatorLink url={url} {...props}>
      {id}
    </OperatorLink>
  )
}

/** The same, whole and with a copy button, for detail pages. */
export function FullL1Link({ page, id }: L1LinkProps) {
  const { config, chain } = useChain()
  if (!id) return <MissingValue />
  const url = parentChainUrl(config, chain, page, id)
  return (
    <>
      {url === null ? (
        <span className={fullHash}>
          <UntrustedText text={id} max={200} />
        </span>
      ) : (
        <OperatorLink url={url} className={fullHash}>
          {id}
        </OperatorLink>
      )}
      <CopyButton text={id} what={page === 'tx' ? 'L1 transaction hash' : `L1 ${page}`} />
    </>
  )
}
