import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of a token are titled with: its symbol or name once known, and its contract in the server's spelling. */
export function TokenSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const connection = useChain()
  const token = useQuery(itemQuery(connection, 'token', { hash })).data?.value
  const name = token?.symbol || token?.name
  return (
    <PageSubject
      title={name ? `Token ${name} (${shortHash(hash)})` : `Token ${shortHash(hash)}`}
      path={paths.token(connection.chain.id, token?.address_hash ?? hash)}
    >
      {children}
    </PageSubject>
  )
}
