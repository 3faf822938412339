import type { Config } from '#/data/config/config'
import type { CrossChainSearch } from '#/data/search/crossChainSearch'
import { ChainResults } from '#/features/search/ChainResults'
import KindChoices from '#/features/search/KindChoices'
import { NothingAnywhere } from '#/features/search/NothingAnywhere'
import { hitsOf, type Quest } from '#/features/search/quest'
import type { EverywhereParameters } from '#/features/search/parameters'

/** As many results of each chain are shown at first, where several have some. */
const SOME = 5

interface AnswersProps {
  quest: Extract<Quest, { sought: unknown }>
  everywhere: CrossChainSearch
  config: Config
  search: EverywhereParameters
}

/** What the chains that were asked have answered so far, of all kinds or of one; what to do where none of them has it. */
export default function Answers({ quest, everywhere, config, search }: AnswersProps) {
  const { chains, text } = quest.sought
  const { standings, done, more } = everywhere
  const answered = chains.flatMap((chain) => {
    const standing = standings.get(chain.id)
    return standing?.kind === 'answered' ? [{ chain, found: standing.answer }] : []
  })
  const answers = answered.filter(({ found }) => found.rows.length > 0)
  const rows = answers.flatMap(({ found }) => found.rows)
  const isFound = quest.kind === 'exact' ? hitsOf(quest, everywhere).length > 0 : rows.length > 0
  return (
    <>
      <div className="flex min-h-11 items-end pt-3">
        {rows.length > 0 && <KindChoices rows={rows} search={{ ...search }} />}
      </div>
      {answers.map(({ chain, found }) => (
        <ChainResults
          key={chain.id}
          chain={chain}
          text={text}
          found={found}
          kind={search.kind}
          some={answers.length > 1 ? SOME : Infinity}
          onMore={() => more(chain)}
        />
      ))}
      {done && !isFound && <NothingAnywhere quest={quest} config={config} answers={answered.length} />}
    </>
  )
}
