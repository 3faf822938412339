import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChain } from '#/data/sources/useChain'

/** Once what uses this gives way to a record's lists, they are asked for anew: what they said before there was anything to tell is out of date. */
export function useListsAnew(params: object): void {
  const chain = useChain().chain.id
  const client = useQueryClient()
  const whose = hashKey([params])
  useEffect(
    () => () =>
      // A list's key ends with where it starts, which a record's has not.
      void client.resetQueries({
        predicate: ({ queryKey: [of, , those, , start] }) =>
          of === chain && start !== undefined && hashKey([those]) === whose,
      }),
    [client, chain, whose],
  )
}
