import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Chain } from '#/data/config/config'
import { useBackground } from '#/data/queries/background'
import { itemQuery } from '#/data/queries/resourceQueries'
import { indexingText } from '#/entity/indexing'

/** How many blocks of a chain are read from its node, as long as these are not all: on each page, because each has only what is in these. */
export default function NodeNote({ chain }: { chain: Chain }) {
  const { config, client } = useRouteContext({ from: '__root__' })
  const connection = { config, client, chain }
  const { data } = useQuery({
    ...itemQuery(connection, 'indexingStatus', {}),
    ...useBackground(connection, 'indexingStatus'),
    refetchOnWindowFocus: false,
  })
  const text = data?.value ? indexingText(data.value) : null
  return (
    text !== null && (
      <p role="status" className="icon icon-clock mx-auto w-full max-w-[120rem] px-4 pt-3 text-sm text-warn">
        {text}. Pages have what is in these only.
      </p>
    )
  )
}
