import type { Config } from '#/data/config/config'
import { paths } from '#/domain/links/paths'

/** Links to pages that the operator named as examples; nothing without them. */
export function Examples({ examples, className = '' }: Pick<Config, 'examples'> & { className?: string }) {
  if (examples.length === 0) return null
  return (
    <nav aria-label="Examples" className={`mt-4 flex flex-wrap items-center gap-2 text-sm ${className}`}>
      <span aria-hidden className="text-muted">
        Try
      </span>
      {examples.map(({ label, path }) => (
        <a
          key={path}
          href={paths.of(path)}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-3 text-ink hover:border-line-strong hover:no-underline md:min-h-7"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
