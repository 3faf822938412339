import { useRouterState } from '@tanstack/react-router'
import { knownChain } from '#/data/config/chainDirectory'
import { chainIdOf } from '#/domain/chainKey'
import { paths } from '#/domain/links/paths'
import { addLabel, addPath } from '#/features/search/foreignChain'

/** Says which chain a path is of that is not configured; its hash or address is searched on the chains that are. */
export default function UnknownChain({ chain }: { chain: string }) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const id = chainIdOf(chain)
  const name = knownChain(id)?.name ?? null
  const hash = /\/(0x(?:[\da-f]{64}|[\da-f]{40}))(?=\/|$)/i.exec(pathname)?.[1]
  return (
    <>
      <p className="text-muted">
        {name === null ? `Chain ${chain} is` : `${name} (chain ID ${id}) is`} not configured here.
      </p>
      <p className="flex flex-wrap gap-4">
        <a href={addPath(id)}>{addLabel(id, name)}</a>
        {hash && <a href={paths.search(null, hash)}>Search the configured chains for this hash</a>}
      </p>
    </>
  )
}
