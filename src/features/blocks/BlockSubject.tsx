import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of a block are titled with; its height stands for it once known. `id` is a height or a hash. */
export function BlockSubject({ id, children }: { id: string; children: ReactNode }) {
  const connection = useChain()
  const height = useQuery(itemQuery(connection, 'block', { id })).data?.value?.height ?? id
  return (
    <PageSubject title={`Block ${shortHash(String(height))}`} path={paths.block(connection.chain.id, height)}>
      {children}
    </PageSubject>
  )
}
