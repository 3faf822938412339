import { moveAmongLinks } from '#/ui/roving'

/** One way to see a page: a link of its own, on where the page is seen that way. */
interface Choice {
  readonly label: string
  readonly href: string
  readonly on: boolean
}

/** Choices of which one is on, such as the orders of a list. */
export interface ChoiceGroup {
  /** What is chosen, for assistive technology. */
  readonly label: string
  readonly choices: readonly Choice[]
}

/** What of a list is shown and how, as links; one stop of the Tab key, arrow keys go through all of them. */
export function ChoiceBar({ groups }: { groups: readonly ChoiceGroup[] }) {
  const stop = groups[0]?.choices.find(({ on }) => on) ?? groups[0]?.choices[0]
  return (
    // The keys act on the links inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label="What is shown"
      onKeyDown={moveAmongLinks}
      className="flex min-w-0 gap-x-4 gap-y-1 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 md:flex-wrap"
    >
      {groups.map(({ label, choices }) => (
        <div
          key={label}
          role="group"
          aria-label={label}
          className="flex gap-1 py-0.5 max-md:shrink-0 md:min-w-0 md:flex-wrap md:px-0.5"
        >
          {choices.map((choice) => (
            <a
              key={choice.label}
              href={choice.href}
              tabIndex={choice === stop ? undefined : -1}
              aria-current={choice.on || undefined}
              className="inline-flex min-h-11 items-center rounded-sm border border-line px-2.5 text-ink hover:bg-sunken hover:no-underline aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium md:min-h-7"
            >
              {choice.label}
            </a>
          ))}
        </div>
      ))}
    </nav>
  )
}
