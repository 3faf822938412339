import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChain } from '#/data/sources/useChain'

/** Resets the lists of a record when the component unmounts, because the record appears: they were loaded before it existed. */
export function useResetLists(params: object): void {
  const chain = useChain().chain.id
  const client = useQueryClient()
  const paramsHash = hashKey([params])
  useEffect(
    () => () =>
      // Only the key of a list has a start.
      void client.resetQueries({
        predicate: ({ queryKey: [ofChain, , ofParams, , start] }) =>
          ofChain === chain && start !== undefined && hashKey([ofParams]) === paramsHash,
      }),
    [client, chain, paramsHash],
  )
}
