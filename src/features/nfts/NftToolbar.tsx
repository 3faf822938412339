import { useLocation, useSearch } from '@tanstack/react-router'
import { writeSearch } from '#/data/searchParameters'
import { paths } from '#/domain/links/paths'
import { densities, saveDensity, useDensity, useNamedDensity } from '#/list/density'
import { choiceGroup, choiceLine, choiceLink } from '#/ui/ChoiceBar'

const TOKEN_TYPES = ['ERC-721', 'ERC-404', 'ERC-1155'] as const

/** Filters and view of an address's NFTs: token types, list or collections, thumbnail size. Each choice is a link. */
export function NftToolbar({ type }: { type: string | undefined }) {
  return (
    <div className={choiceLine.scroller}>
      <div className={choiceLine.line}>
        <TokenTypeFilter type={type} />
        <ViewChoice type={type} />
        <ThumbnailSizeChoice />
      </div>
    </div>
  )
}

function TokenTypeFilter({ type }: { type: string | undefined }) {
  const path = useListPath()
  const density = useNamedDensity()
  const selected = new Set(type?.split(','))
  const hrefOf = (types: readonly string[]) => path + writeSearch({ type: types.join(',') || undefined, density })
  return (
    <nav aria-label="Token types" className={choiceGroup}>
      <a href={hrefOf([])} aria-current={selected.size === 0 || undefined} className={choiceLink}>
        All
      </a>
      {TOKEN_TYPES.map((each) => {
        const isOn = selected.has(each)
        const next = TOKEN_TYPES.filter((other) => (other === each ? !isOn : selected.has(other)))
        return (
          <a key={each} href={hrefOf(next)} aria-current={isOn || undefined} className={choiceLink}>
            {/* As wide without its mark, so that the others do not move. */}
            <span className={isOn ? 'icon icon-check' : 'px-2.5'}>{each}</span>
          </a>
        )
      })}
    </nav>
  )
}

function ViewChoice({ type }: { type: string | undefined }) {
  const path = useListPath()
  const search = writeSearch({ type, density: useNamedDensity() })
  const list = path.replace(/\/collections\/?$/, '')
  const views = [
    ['List', list],
    ['By collection', `${list}/collections`],
  ] as const
  return (
    <nav aria-label="View" className={choiceGroup}>
      {views.map(([label, to]) => (
        <a
          key={to}
          href={to + search}
          aria-current={path.replace(/\/$/, '') === to ? 'page' : undefined}
          className={choiceLink}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

const useListPath = () => useLocation({ select: ({ pathname }) => paths.of(pathname) })

const SIZE_TEXT = {
  small: ['S', 'Small thumbnails'],
  medium: ['M', 'Medium thumbnails'],
  large: ['L', 'Large thumbnails'],
} as const

/** Thumbnail size of a gallery: set by the URL, and saved on this device for URLs that name none. */
export function ThumbnailSizeChoice() {
  const shown = useDensity()
  const search = useSearch({ strict: false })
  return (
    <nav aria-label="Thumbnail size" className={choiceGroup}>
      {densities.map((density) => {
        const [letter, name] = SIZE_TEXT[density]
        return (
          <a
            key={density}
            href={writeSearch({ ...search, density })}
            onClick={() => saveDensity(density)}
            aria-current={density === shown || undefined}
            aria-label={name}
            title={name}
            className={choiceLink}
          >
            {letter}
          </a>
        )
      })}
    </nav>
  )
}
