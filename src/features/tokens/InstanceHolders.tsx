import { type ReactNode, useMemo } from 'react'
import type { Address } from '#/api/schemas/address'
import { nodeUrlOf, proUrlOf } from '#/data/config/config'
import { sourceOf } from '#/data/sources/dataSource'
import { useInstance } from '#/data/queries/instance'
import type { ListSearch } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { AddressLink } from '#/entity/AddressLink'
import { instanceHoldersTable } from '#/features/tokens/holderColumns'
import { ListPage } from '#/list/ListPage'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

interface InstanceHoldersProps {
  params: { hash: string; id: string }
  search: ListSearch<'tokenInstanceHolders'>
}

/** The holders of one NFT: a list on the multichain API (contract §4.2), else the owner in its record. */
export function InstanceHolders({ params, search }: InstanceHoldersProps) {
  const { owner, burned } = useInstance(params)
  const owners = useMemo(() => (burned ? 'Burnt' : owner && <Owner owner={owner} />), [owner, burned])
  const definition = useMemo(
    () => ({
      ...instanceHoldersTable,
      empty: (
        <>
          {instanceHoldersTable.empty} <span className="font-normal">{owners}</span>
        </>
      ),
    }),
    [owners],
  )
  return (
    <ListPage definition={definition} params={params} search={search} fallback={<NoHolderList owners={owners} />} />
  )
}

function Owner({ owner }: { owner: Address }) {
  const { chain } = useChain()
  return (
    <>
      Owner: <AddressLink chain={chain.id} address={owner} />
    </>
  )
}

/** Shown if the API has no such list: which API has it, and the owner if known. */
function NoHolderList({ owners }: { owners: ReactNode }) {
  const connection = useChain()
  const { chain, config } = connection
  const needsKey = proUrlOf(config, chain) !== undefined && sourceOf(connection).root.form === 'instance'
  return (
    <section aria-label={instanceHoldersTable.name} className="pt-4">
      <PageMeta title={instanceHoldersTable.name} />
      <Notice title="Holders of single NFTs are not available for this chain">
        <p>
          {needsKey ? (
            <>
              The multichain API has them. Add an API key in{' '}
              <a href={paths.settings()} className="underline">
                Settings
              </a>
              .
            </>
          ) : nodeUrlOf(chain) === undefined ? (
            'Only the multichain API has them, and it is not configured for this chain.'
          ) : (
            'They are known only where all blocks are indexed.'
          )}
        </p>
        <p>{owners}</p>
      </Notice>
    </section>
  )
}
