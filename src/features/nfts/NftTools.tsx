import { useLocation } from '@tanstack/react-router'
import { paths } from '#/domain/paths'

const types = ['ERC-721', 'ERC-404', 'ERC-1155'] as const

/** Links that choose look and act alike: chosen by word order of the URL, shown by weight, rule and mark. */
const link =
  'inline-flex min-h-11 items-center rounded-sm border border-line px-2.5 text-ink hover:bg-sunken hover:no-underline md:min-h-7 ' +
  'aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium'

/** What the list of NFTs shows: all types or some of them, and one by one or by collection; each choice is a link of its own. */
export function NftTools({ type }: { type: string | undefined }) {
  const path = useLocation({ select: ({ pathname }) => paths.of(pathname) })
  const chosen = new Set(type?.split(','))
  const single = path.replace(/\/collections\/?$/, '')
  const kept = type ? `?type=${type}` : ''
  const views = [
    ['Single NFTs', single],
    ['Collections', `${single}/collections`],
  ] as const
  return (
    <>
      <nav aria-label="Types shown" className="flex flex-wrap gap-1">
        {types.map((each) => {
          const on = chosen.has(each)
          const next = types.filter((other) => (other === each ? !on : chosen.has(other)))
          return (
            <a
              key={each}
              href={next.length > 0 ? `${path}?type=${next.join(',')}` : path}
              aria-current={on || undefined}
              className={link}
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
            className={link}
          >
            {label}
          </a>
        ))}
      </nav>
    </>
  )
}
