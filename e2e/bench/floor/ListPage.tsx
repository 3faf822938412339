import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useList } from './api'

interface ListPageProps<T extends z.ZodMiniType> {
  title: string
  chain: string
  endpoint: string
  item: T
  children: (items: z.infer<T>[]) => ReactNode
}

/** A list of an endpoint, with a button for its next page. */
export function ListPage<T extends z.ZodMiniType>({ title, chain, endpoint, item, children }: ListPageProps<T>) {
  const { items, isPending, hasNextPage, fetchNextPage } = useList(chain, endpoint, item)
  return (
    <main className="p-4">
      <h1 className="text-xl font-semibold">{title}</h1>
      {isPending ? 'Loading…' : children(items)}
      <button type="button" onClick={() => void fetchNextPage()} disabled={!hasNextPage}>
        Load more
      </button>
    </main>
  )
}
