import type { ReactNode } from 'react'
import { LabelWithHint } from '#/ui/LabelWithHint'
import { moveAmong } from '#/ui/roving'

/** One headline number and its label; the value is undefined while it loads. */
export interface Stat {
  label: string
  /** What the label means, in one sentence of at most 15 words: shown on hover, focus and tap. */
  hint?: string
  value: ReactNode | undefined
  /** Below the value; null reserves its line. */
  note?: ReactNode
  /** Width on small screens; half a line by default. 'none': only on larger ones, where the page shows it elsewhere, too. */
  room?: keyof typeof WIDTHS
}

const WIDTHS = {
  half: 'max-md:col-span-3',
  line: 'max-md:col-span-6',
  third: 'max-md:col-span-2 max-[22rem]:col-span-3',
  none: 'max-md:hidden',
}

/** The headline numbers of a page. Their hints are one tab stop: arrow keys move among them. */
export function Stats({ figures }: { figures: readonly Stat[] }) {
  const first = figures.find(({ hint }) => hint)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the buttons inside, which have the focus
    <dl
      onKeyDown={(event) => moveAmong(event, 'dt button', ['ArrowLeft', 'ArrowRight'])}
      className="grid grid-cols-6 gap-x-4 gap-y-3 md:flex md:flex-wrap md:gap-x-6"
    >
      {figures.map((stat) => (
        <div key={stat.label} className={`min-h-12 min-w-0 md:min-w-36 ${WIDTHS[stat.room ?? 'half']}`}>
          <dt className="text-sm text-muted">
            {stat.hint ? (
              <LabelWithHint label={stat.label} hint={stat.hint} tabIndex={stat === first ? 0 : -1} />
            ) : (
              stat.label
            )}
          </dt>
          <dd
            className={`font-medium break-words md:text-xl ${stat.room === 'third' ? 'text-base max-md:[&_.token]:hidden' : 'text-xl max-[22rem]:text-lg'}`}
          >
            {stat.value === undefined ? <span className="text-muted">…</span> : stat.value}
            {stat.note !== undefined && (
              <span className="block min-h-4.5 text-sm font-normal text-muted md:min-h-5 md:text-base">
                {stat.note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
