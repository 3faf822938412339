import type { Chain } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import { Notice } from '#/ui/Notice'

/** Chains that were added but not saved, as the browser denies storage: they last until the page closes. */
export function UnsavedChainsNotice({ chains }: { chains: readonly Chain[] }) {
  return (
    <Notice role="alert" title="Added until you close or reload this page">
      <p>This browser denies storage, as some private windows do.</p>
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
