import type { Chain } from '#/data/config/config'
import { paths } from '#/domain/paths'
import { Notice } from '#/ui/Notice'

/** What became of chains that were added where the browser keeps nothing: they last as long as the page. */
export function Added({ chains }: { chains: readonly Chain[] }) {
  return (
    <Notice role="alert" title="Added until this page is closed">
      <p>This browser lets nothing be kept, as some private windows do: reload the page and it is gone.</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {chains.map(({ id, name }) => (
          <li key={id}>
            <a href={paths.chain(id)} className="underline">
              Open {name}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
