/** Classes of a link that is one of several choices; the selected one has `aria-current`. */
export const choiceLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-line px-2 text-ink hover:bg-sunken hover:no-underline md:min-h-7 md:min-w-7 lg:px-2.5 ' +
  'aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium'
