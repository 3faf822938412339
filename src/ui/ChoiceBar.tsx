import './fadingBar.css'
import { moveAmongLinks } from '#/ui/roving'

/** A link to one view of the page; `on` where it is the current view. */
interface Choice {
  readonly label: string
  readonly href: string
  readonly on: boolean
}

/** Alternatives of which one is selected, such as the orders of a list. */
export interface ChoiceGroup {
  /** Accessible name. */
  readonly label: string
  readonly choices: readonly Choice[]
  /** Only where a table has no headers, which do the same. */
  readonly compact?: true
  /** Links that are no alternatives, as each opens something else: each has a frame of its own. */
  readonly apart?: true
}

/** Filters, sort orders and views of a list as links; one tab stop, with arrow keys. On small screens it is a scrollable line. */
export function ChoiceBar({ groups }: { groups: readonly ChoiceGroup[] }) {
  const stop = groups[0]?.choices.find(({ on }) => on) ?? groups[0]?.choices[0]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the links inside, which have the focus
    <nav aria-label="Filters" onKeyDown={moveAmongLinks} className={choiceLine.scroller}>
      <div className={choiceLine.line}>
        {groups.map(({ label, choices, compact, apart }) => (
          <div
            key={label}
            role="group"
            aria-label={label}
            className={`${apart ? 'flex flex-wrap gap-2' : choiceGroup} ${compact ? 'min-[72rem]:hidden' : ''} max-lg:shrink-0 max-lg:flex-nowrap lg:min-w-0`}
          >
            {choices.map((choice) => (
              <a
                key={choice.label}
                href={choice.href}
                tabIndex={choice === stop ? undefined : -1}
                aria-current={choice.on || undefined}
                className={apart ? apartLink : choiceLink}
              >
                {choice.label}
              </a>
            ))}
          </div>
        ))}
      </div>
    </nav>
  )
}

/** Classes of groups of links that are one line, which small screens scroll, and of the element around it. */
export const choiceLine = {
  scroller: 'min-w-0 max-lg:order-1 max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] max-lg:overflow-x-auto max-lg:px-4',
  line: 'fading-bar flex gap-x-3 gap-y-1 [--bar-gap:0.75rem] max-lg:w-max max-lg:min-w-full lg:flex-wrap lg:gap-x-4',
}

/** Classes of a group of links of which one or some are selected. */
export const choiceGroup = 'flex flex-wrap gap-0.5 rounded-md border border-line bg-raised p-0.5'

const link =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm border px-2 text-muted hover:bg-sunken hover:text-ink hover:no-underline md:min-w-7 lg:px-2.5 ' +
  'aria-[current]:bg-accent-soft aria-[current]:text-ink aria-[current]:font-medium'

/** Classes of a link in such a group; a selected one has `aria-current`. */
export const choiceLink = `${link} border-transparent md:min-h-6.5`

const apartLink = `${link} border-line bg-raised md:min-h-8`
