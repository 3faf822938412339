import { lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo } from 'react'
import { type Reach, useCrossChainSearch } from '#/data/search/crossChainSearch'
import { recentChains } from '#/data/settings/recentChains'
import { ChainStandings } from '#/features/search/ChainStandings'
import { EverywhereControls } from '#/features/search/EverywhereControls'
import type { EverywhereParameters } from '#/features/search/parameters'
import { hitsOf, opens, type Quest, readQuest } from '#/features/search/quest'
import { Unasked } from '#/features/search/Unasked'
import { UntrustedText } from '#/ui/UntrustedText'
import { PageMeta } from '#/ui/PageMeta'

/** Asked for at once, and here before any answer is. */
const Answers = lazyRouteComponent(() => import('#/features/search/Answers'))
void Answers.preload?.()

/** A search over all chains: how it stands with each, what was found, and the one page that opens by itself. */
export function SearchEverywhere({ reach, search }: { reach: Reach; search: EverywhereParameters }) {
  const { q = '', link } = search
  const { config } = reach
  // What is looked at meanwhile must not change the order of a search that runs.
  const quest = useMemo(() => readQuest(config, q, link, recentChains()), [config, q, link])
  const shown = 'sought' in quest ? quest.text : q
  return (
    <>
      <PageMeta
        title={q && quest.kind !== 'secret' ? `Search for ${shown}` : 'Search'}
        query={q && quest.kind !== 'secret' ? `?${new URLSearchParams({ q })}` : ''}
      />
      <h1 className="pt-5 text-xl font-semibold wrap-anywhere">
        {'sought' in quest ? (
          <>
            Results for <UntrustedText text={shown} max={80} />
          </>
        ) : (
          'Search all chains'
        )}
      </h1>
      {'sought' in quest ? (
        <Search key={`${q} ${link}`} reach={reach} quest={quest} search={search} />
      ) : (
        <p className="py-4 text-muted">
          {quest.kind === 'foreign' ? (
            `This link to ${quest.host} is of chain ${quest.chain}, which is not one of the chains here.`
          ) : (
            <Unasked text={q} />
          )}
        </p>
      )}
    </>
  )
}

interface SearchProps {
  reach: Reach
  quest: Extract<Quest, { sought: unknown }>
  search: EverywhereParameters
}

function Search({ reach, quest, search }: SearchProps) {
  const { sought } = quest
  const { config } = reach
  const { history } = useRouter()
  const everywhere = useCrossChainSearch(reach, sought)
  const { standings, done, elsewhere } = everywhere
  const hits = quest.kind === 'exact' ? hitsOf(quest, everywhere) : []
  const leadsTo = done && quest.kind === 'exact' ? opens(quest, config, everywhere) : null
  useEffect(() => {
    if (leadsTo !== null) history.replace(leadsTo)
  }, [history, leadsTo])

  return (
    <>
      <EverywhereControls sought={sought} search={everywhere} />
      <ChainStandings sought={sought} standings={standings} hits={hits} />
      {elsewhere.length > 0 && (
        <p className="pt-3">
          Also known on {elsewhere.length === 1 ? 'chain' : 'chains'} {elsewhere.join(', ')}, not configured here.
        </p>
      )}
      <Suspense>
        <Answers quest={quest} everywhere={everywhere} config={config} search={search} />
      </Suspense>
    </>
  )
}
