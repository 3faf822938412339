import type { ReactNode } from 'react'
import { paths } from '#/domain/links/paths'
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

interface BlockLinkProps {
  chain: string
  height: number | null
  /** In the link, before the height. */
  label?: ReactNode
}

/** Links to a block by its hash, for records that lack its height; `label` is shown in place of the hash. */
export function BlockHashLink({ chain, hash, label }: { chain: string; hash: string | null; label?: string }) {
  if (hash === null) return label ?? <MissingValue what="Block unknown" />
  return (
    <a href={paths.block(chain, hash)} {...(label === undefined && hashProps(hash))}>
      {label ?? hash}
    </a>
  )
}

/** Links to a block by its height. */
export function BlockLink({ chain, height, label }: BlockLinkProps) {
  if (height === null) return <MissingValue what="Block unknown" />
  return (
    <a href={paths.block(chain, height)}>
      {label}
      {height}
    </a>
  )
}
