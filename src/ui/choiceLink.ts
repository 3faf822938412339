/** Classes of a group of links of which one or some are selected. */
export const choiceGroup = 'flex flex-wrap gap-0.5 rounded-md border border-line bg-raised p-0.5'

/** Classes of a link in such a group; a selected one has `aria-current`. */
export const choiceLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-transparent px-2 text-muted hover:bg-sunken hover:text-ink hover:no-underline md:min-h-6.5 md:min-w-7 lg:px-2.5 ' +
  'aria-[current]:bg-accent-soft aria-[current]:text-ink aria-[current]:font-medium'
