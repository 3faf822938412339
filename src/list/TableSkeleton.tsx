import type { ListName } from '#/api/resources'
import type { Column } from '#/list/definition'
import { Skeleton } from '#/ui/Skeleton'

/** Rows of a full page, whose space is reserved: what follows the table is below the window from the start. */
const PAGE_ROWS = 50
/** Rows that are drawn, which fill most windows. */
const DRAWN_ROWS = Array.from({ length: 20 }, (_, index) => index)
/** Widths as they vary down a column. */
const WIDTHS = ['w-32', 'w-24', 'w-28', 'w-36', 'w-20']

/** The body of a table while its first page loads: a gray bar for each cell. */
export function TableSkeleton<N extends ListName>({ columns }: { columns: readonly Column<N>[] }) {
  return (
    <tbody aria-hidden style={{ minHeight: `calc(${PAGE_ROWS} * var(--row-height))` }}>
      {DRAWN_ROWS.map((row) => (
        <tr key={row}>
          {columns.map(({ header, align, compact }, column) => (
            <td key={header} className={`${compact} ${align ?? ''}`}>
              <Skeleton
                className={align || compact === 'aside' ? 'w-16' : (WIDTHS[(row + 2 * column) % WIDTHS.length] ?? '')}
              />
            </td>
          ))}
          <td className="expand">
            <Skeleton className="w-4" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
