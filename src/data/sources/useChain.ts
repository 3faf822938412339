import { useRouteContext } from '@tanstack/react-router'
import type { ChainConnection } from '#/data/sources/connection'

/** The chain of the current URL and the way to reach it; for components below `/{chain}`. */
export function useChain(): ChainConnection {
  return useRouteContext({ from: '/$chain' })
}
