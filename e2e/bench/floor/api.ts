import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'

interface FloorConfig {
  proUrl: string
  chains: { id: string; baseUrl?: string }[]
}

declare global {
  /** Requests a URL once; index.html has it, as it is needed before this code is there. */
  function get(url: string): Promise<unknown>
  /** The root of a chain's API. */
  function apiOf(config: FloorConfig, chain: string): string
}

const config = (await get('/config.json')) as FloorConfig

/** The JSON of an endpoint of a chain. */
export const read = (chain: string, endpoint: string): Promise<unknown> => get(apiOf(config, chain) + endpoint)

/** A list by pages of the endpoint. */
export function useList<T extends z.ZodMiniType>(chain: string, endpoint: string, item: T) {
  const query = useInfiniteQuery({
    queryKey: [chain, endpoint] satisfies QueryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => pageOf(item).parse(await read(chain, endpoint + pageParam)),
    getNextPageParam: ({ next_page_params: next }) =>
      next ? `?${new URLSearchParams(next as Record<string, string>)}` : null,
  })
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items as z.infer<T>[]) ?? [] }
}

const pageOf = (item: z.ZodMiniType) =>
  z.object({
    items: z.array(item),
    next_page_params: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  })
