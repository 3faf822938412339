import { useLayoutEffect, useRef } from 'react'
import { shortAmount } from '#/domain/amount'
import { grouped } from '#/domain/numberFormat'
import { moveAmongLinks } from '#/ui/roving'

interface BarLink {
  readonly label: string
  readonly href: string
  /** How much is behind the link; null while that is not known. */
  readonly count?: bigint | number | null | undefined
  /** Digits that the count may have, for which room is kept so that nothing moves when it comes; as many as it ever has by default. */
  readonly room?: number | undefined
}

interface TabBarProps {
  /** What the links lead through, for assistive technology. */
  label: string
  links: readonly BarLink[]
  /** The address that is shown now. */
  current: string
  /** What that is: the page itself, or the section that a record's page is part of. */
  currentAs?: 'page' | 'true'
}

/** Links side by side, for the pages of a chain and the tabs of a record; the current one says so, arrow keys go through them. */
export function TabBar({ label, links, current, currentAs = 'page' }: TabBarProps) {
  const bar = useRef<HTMLElement>(null)
  // On a small screen the bar scrolls sideways; the current link is brought into it, once the browser itself has measured both:
  // to ask would make it lay out the whole page first.
  useLayoutEffect(() => {
    const nav = bar.current
    const link = nav?.querySelector<HTMLElement>('[aria-current]')
    if (!nav || !link) return undefined
    const observer = new ResizeObserver(() => {
      nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2
      observer.disconnect()
    })
    observer.observe(nav)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current])

  // A link that goes while it has the focus leaves it to the one that stays.
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (focused.current && !bar.current?.contains(document.activeElement))
      bar.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  })

  const stop = links.some(({ href }) => href === current) ? current : links[0]?.href
  return (
    // The keys act on the links inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={bar}
      aria-label={label}
      onKeyDown={moveAmongLinks}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
      className="relative -mx-4 overflow-x-auto overflow-y-hidden border-b border-line px-4"
    >
      <ul className="flex gap-5">
        {links.map(({ label: text, href, count, room }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              tabIndex={href === stop ? undefined : -1}
              aria-current={href === current ? currentAs : undefined}
              className="block border-b-2 border-transparent py-3 text-muted hover:text-ink hover:no-underline aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink md:py-2"
            >
              {text}
              {count !== undefined && <Count count={count} room={room} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** From here on a count is cut short; all of its digits are on hover. */
const long = 10_000

function Count({ count, room = 5 }: { count: bigint | number | null; room: number | undefined }) {
  const exact = count === null ? undefined : grouped(count)
  return (
    <>
      {/* Outside of the box, which would swallow it. */}{' '}
      <span title={exact} className="inline-block font-normal text-muted" style={{ minWidth: `${room}ch` }}>
        {count !== null && (count < long ? exact : shortAmount(BigInt(count), 0, { compact: true }))}
      </span>
    </>
  )
}
