import { type Config, defaultChain } from '#/data/config/config'
import { paths } from '#/domain/paths'
import { searchAdvice } from '#/domain/searchAdvice'
import type { Quest } from '#/features/search/quest'
import { Notice } from '#/ui/Notice'

interface NothingAnywhereProps {
  quest: Extract<Quest, { sought: unknown }>
  config: Config
  /** How many chains answered. */
  answers: number
}

/** No chain that was asked has it: what that may mean, and where it can be waited for. */
export function NothingAnywhere({ quest, config, answers }: NothingAnywhereProps) {
  const { text } = quest
  const chain = defaultChain(config)
  const isHash = quest.kind === 'exact' && quest.sought.until === 'any'
  const href = isHash ? paths.transaction(chain.id, text) : paths.address(chain.id, text)
  return (
    <Notice title={answers === 0 ? 'No chain could be asked for it.' : 'No chain that could be asked knows it.'}>
      <p className="text-muted">
        {answers === 0
          ? 'Why, stands beside each of them: whether they know it, nobody said.'
          : isHash
            ? 'It may be of a chain that is not configured here, or so new that no server has indexed it.'
            : (searchAdvice(text) ??
              (quest.kind === 'exact'
                ? 'An address that was never used is known to no chain.'
                : 'Nothing of that name or height was found.'))}
      </p>
      {quest.kind === 'exact' && (
        <p>
          <a href={quest.link === null ? href : paths.below(chain.id, quest.link)}>
            {isHash ? `Wait for it on ${chain.name}` : `Open it on ${chain.name}`}
          </a>
        </p>
      )}
    </Notice>
  )
}
