import { type ReactNode, useMemo } from 'react'
import type { Address } from '#/api/schemas/address'
import { proUrlOf } from '#/data/config/servers'
import { sourceOf } from '#/data/sources/connection'
import { useInstance } from '#/data/queries/instance'
import type { ListSearch } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { AddressLink } from '#/entity/AddressLink'
import { instanceHoldersTable } from '#/features/tokens/holders'
import { ListPage } from '#/list/ListPage'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

interface InstanceHoldersProps {
  params: { hash: string; id: string }
  search: ListSearch<'tokenInstanceHolders'>
}

/** Who holds one NFT: as the multichain API lists it (contract §4.2), else the owner that its record names. */
export function InstanceHolders({ params, search }: InstanceHoldersProps) {
  const { owner, burned } = useInstance(params)
  const known = useMemo(() => (burned ? BURNED : owner && <Owner owner={owner} />), [owner, burned])
  const definition = useMemo(
    () => ({
      ...instanceHoldersTable,
      empty: (
        <>
          {instanceHoldersTable.empty} <span className="font-normal">{known}</span>
        </>
      ),
    }),
    [known],
  )
  return <ListPage definition={definition} params={params} search={search} fallback={<Unlisted known={known} />} />
}

const BURNED = 'Nobody holds it: it was burned.'

function Owner({ owner }: { owner: Address }) {
  const { chain } = useChain()
  return (
    <>
      Its owner is <AddressLink chain={chain.id} address={owner} />.
    </>
  )
}

/** What stands in place of the list on a server that has none: what would have it, and the one holder that is known. */
function Unlisted({ known }: { known: ReactNode }) {
  const connection = useChain()
  const { chain, config } = connection
  const locked = proUrlOf(config, chain) !== undefined && sourceOf(connection).root.form === 'instance'
  return (
    <section aria-label={instanceHoldersTable.name} className="pt-4">
      <PageMeta title={instanceHoldersTable.name} />
      <Notice title="This server does not list the holders of an NFT">
        <p>
          {locked ? (
            <>
              The multichain API does, for which a key is needed: enter yours in the{' '}
              <a href={paths.settings()} className="underline">
                settings
              </a>
              .
            </>
          ) : (
            'Only the multichain API has such a list, and it does not serve this chain here.'
          )}
        </p>
        <p>{known}</p>
      </Notice>
    </section>
  )
}
