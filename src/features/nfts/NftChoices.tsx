import { useLocation } from '@tanstack/react-router'
import { writeSearch } from '#/data/searchParameters'
import { paths } from '#/domain/paths'
import DensityTools from '#/features/nfts/DensityTools'
import { useNamedDensity } from '#/list/density'
import { choiceLink } from '#/ui/choiceLink'

const types = ['ERC-721', 'ERC-404', 'ERC-1155'] as const

/** What the list of NFTs shows: all types or some of them, and one by one or by collection; each choice is a link of its own. */
export default function NftChoices({ type }: { type: string | undefined }) {
  const path = useLocation({ select: ({ pathname }) => paths.of(pathname) })
  const chosen = new Set(type?.split(','))
  const single = path.replace(/\/collections\/?$/, '')
  const density = useNamedDensity()
  const kept = writeSearch({ type, density })
  const views = [
    ['Single NFTs', single],
    ['Collections', `${single}/collections`],
  ] as const
  return (
    <div className="flex flex-wrap gap-2 max-lg:order-1 max-lg:w-full">
      <nav aria-label="Types shown" className="flex flex-wrap gap-1">
        {types.map((each) => {
          const on = chosen.has(each)
          const next = types.filter((other) => (other === each ? !on : chosen.has(other)))
          return (
            <a
              key={each}
              href={path + writeSearch({ type: next.join(',') || undefined, density })}
              aria-current={on || undefined}
              className={choiceLink}
            >
              {on && (
                <span aria-hidden className="mr-1">
                  ✓
                </span>
              )}
              {each}
            </a>
          )
        })}
      </nav>
      <nav aria-label="View" className="flex gap-1">
        {views.map(([label, to]) => (
          <a
            key={to}
            href={to + kept}
            aria-current={path.replace(/\/$/, '') === to ? 'page' : undefined}
            className={choiceLink}
          >
            {label}
          </a>
        ))}
      </nav>
      <DensityTools />
    </div>
  )
}
