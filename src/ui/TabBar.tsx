import './fadingBar.css'
import { useLayoutEffect, useRef } from 'react'
import { shortAmount } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { moveAmongLinks } from '#/ui/roving'

interface BarLink {
  readonly label: string
  readonly href: string
  /** Number of items; null while unknown. */
  readonly count?: bigint | number | null | undefined
  /** Whether there are more than `count`. */
  readonly isMore?: boolean | undefined
}

interface TabBarProps {
  /** Accessible name. */
  label: string
  links: readonly BarLink[]
  /** Path of the current link. */
  current: string
  /** 'page' where that is the current page, 'true' where it is the section of the current page. */
  currentAs?: 'page' | 'true'
}

/** A bar of links, for the pages of a chain and the tabs of a record; one tab stop, with arrow keys. */
export function TabBar({ label, links, current, currentAs = 'page' }: TabBarProps) {
  const bar = useRef<HTMLElement>(null)
  // On a small screen the bar scrolls sideways to the current link; by an observer, as measuring now would force a layout.
  useLayoutEffect(() => {
    const nav = bar.current
    const link = nav?.querySelector<HTMLElement>('[aria-current]')
    if (!nav || !link) return undefined
    const observer = new ResizeObserver(() => {
      nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2
    })
    observer.observe(nav)
    // Counts come later, and make it longer.
    if (nav.firstElementChild) observer.observe(nav.firstElementChild)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- tabs may come later than the page
  }, [current, links.length])

  // If the focused link disappears, the current one gets the focus.
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (focused.current && !bar.current?.contains(document.activeElement))
      bar.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  })

  const stop = links.some(({ href }) => href === current) ? current : links[0]?.href
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the links inside, which have the focus
    <nav
      ref={bar}
      aria-label={label}
      onKeyDown={moveAmongLinks}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
      className="relative -mx-4 overflow-x-auto overflow-y-hidden border-b border-line px-4"
    >
      <ul className="fading-bar flex w-max gap-5 [--bar-gap:1.25rem]">
        {links.map(({ label: text, href, count, isMore }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              tabIndex={href === stop ? undefined : -1}
              aria-current={href === current ? currentAs : undefined}
              className="block border-b-2 border-transparent py-3 text-muted hover:text-ink hover:no-underline aria-[current]:border-accent aria-[current]:text-ink md:py-2"
            >
              {text}
              {count != null && <Count count={count} isMore={isMore} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** From this number on a count is in short form, exact on hover. */
const MIN_SHORT_COUNT = 10_000

function Count({ count, isMore = false }: { count: bigint | number; isMore?: boolean | undefined }) {
  const exact = grouped(count)
  return (
    <>
      {/* Outside of the inline block, at whose start it would collapse. */}{' '}
      <span title={isMore ? `More than ${exact}` : exact} className="inline-block text-sm leading-4.5 text-muted">
        {count < MIN_SHORT_COUNT ? exact : shortAmount(BigInt(count), 0, { compact: true })}
        {isMore && '+'}
      </span>
    </>
  )
}
