import { useQuery } from '@tanstack/react-query'
import { useRecentPages, useSavedPages } from '#/data/search/savedPages'
import { suggestionsQuery } from '#/data/search/suggestions'
import type { ChainConnection } from '#/data/sources/connection'
import { correctedHash, nearest, startOfName } from '#/domain/nearMisses'
import { pathOfText } from '#/features/search/inputPath'
import { PageLinks } from '#/features/search/SavedMatches'
import { isScam, pageOfResult, viewOfResult } from '#/features/search/searchResultView'

const MAX_NEAR_MISSES = 5

/**
 * For a text that nothing was found for: the hash without mistaken letters, and what the chain's API, bookmarks, labels and recent pages
 * have of nearly this name. One request to the API searches for the start of the name.
 */
export function NearMisses({ connection, text }: { connection: ChainConnection; text: string }) {
  const { chain, config } = connection
  const { data: results = [] } = useQuery(suggestionsQuery(connection, startOfName(text) ?? ''))
  const own = [...useSavedPages(chain.id), ...useRecentPages({ viewed: true })]
  const hash = correctedHash(text)
  const href = hash && pathOfText(hash, config, chain)
  const corrected = hash && href ? [{ href, title: hash, detail: null, sign: 'search' }] : []
  // A saved page has the chain after its name.
  const saved = nearest(text, own, ({ title }) => [title, title.split(' · ')[0] ?? null])
  const found = nearest(
    text,
    results.filter((result) => !isScam(result)),
    (result) => {
      const { name, symbol } = viewOfResult(chain.id, result)
      return [name, symbol]
    },
  ).flatMap((result) => pageOfResult(chain.id, result) ?? [])
  return <PageLinks title="Did you mean" pages={[...corrected, ...saved, ...found].slice(0, MAX_NEAR_MISSES)} />
}
