import { moveAmongLinks } from '#/ui/roving'

/** One way to see a page: a link of its own, on where the page is seen that way. */
export interface Choice {
  readonly label: string
  readonly href: string
  readonly on: boolean
}

interface ChoiceBarProps {
  /** What is chosen, for assistive technology. */
  label: string
  choices: readonly Choice[]
}

/** Links of which one is on, such as an order or a filter; one stop of the Tab key, arrow keys go through them. */
export function ChoiceBar({ label, choices }: ChoiceBarProps) {
  const stop = choices.find(({ on }) => on) ?? choices[0]
  return (
    // The keys act on the links inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={label}
      onKeyDown={moveAmongLinks}
      className="-m-0.5 flex max-w-full gap-1 overflow-x-auto p-0.5 [&>*]:shrink-0"
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
    </nav>
  )
}
