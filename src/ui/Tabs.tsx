/** One tab: a page of its own, so a link. */
export interface Tab {
  label: string
  href: string
}

/** Tabs that are links: each has an address, the current one says so. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav aria-label={label} className="-mx-4 mb-4 overflow-x-auto border-b border-line px-4">
      <ul className="flex gap-6">
        {tabs.map(({ label: text, href }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="block border-b-2 border-transparent py-3 text-muted hover:text-ink hover:no-underline aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink md:py-2"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
