import type { ReactNode } from 'react'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import { useCode } from '#/data/useCode'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of a token are titled with: its symbol or name once known, and its contract in the server's spelling. */
export function TokenSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const { token } = useToken(hash)
  // The page's sentence, whose code no list waits for.
  const words = useCode('tokenSummary', () => import('#/domain/tokenSummary'))
  const name = token?.symbol || token?.name
  return (
    <PageSubject
      title={name ? `Token ${name} (${shortHash(hash)})` : `Token ${shortHash(hash)}`}
      description={token && words ? words.phraseText(words.describeToken(token)) : undefined}
      path={paths.token(useChain().chain.id, token?.address_hash ?? hash)}
    >
      {children}
    </PageSubject>
  )
}
