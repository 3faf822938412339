interface LatestHeadingProps {
  /** What the list is of: 'blocks'. */
  what: string
  /** The page of the whole list. */
  href: string
}

/** The heading of the first rows of a list, with a link to all of them. */
export function LatestHeading({ what, href }: LatestHeadingProps) {
  return (
    <div className="flex items-baseline justify-between gap-x-3">
      <h2 className="text-lg font-semibold">Latest {what}</h2>
      <a href={href}>
        View all<span className="max-sm:sr-only"> {what}</span>
      </a>
    </div>
  )
}
