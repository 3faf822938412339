/** A link that is one choice of several: the one that is on is told by `aria-current`, and shown by weight, rule and ground. */
export const choiceLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-line px-2 text-ink hover:bg-sunken hover:no-underline md:min-h-7 md:min-w-7 lg:px-2.5 ' +
  'aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium'
