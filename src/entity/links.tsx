import { paths } from '#/domain/paths'
import { hashProps } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

/** Links to a transaction by its hash. */
export function TransactionLink({ chain, hash }: { chain: string; hash: string | null }) {
  return hash ? (
    <a href={paths.transaction(chain, hash)} {...hashProps(hash)}>
      {hash}
    </a>
  ) : (
    <MissingValue />
  )
}

/** Links to a block by its height. */
export function BlockLink({ chain, height }: { chain: string; height: number | null }) {
  if (height === null) return <MissingValue what="Block unknown" />
  return <a href={paths.block(chain, height)}>{height}</a>
}
