import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Address } from '#/api/schemas/address'
import { useChain } from '#/data/sources/useChain'
import { itemsInOrder, type CallItem, type TreeItem } from '#/features/transactions/callTree/callTreeItems'
import { type Decode, matchesIn, searchText } from '#/features/transactions/callTree/searchCalls'

/** Time in which calls are decoded before the page may answer again. */
const SLICE_MS = 8

interface SearchIndex {
  readonly items: readonly TreeItem[]
  readonly texts: readonly string[]
  /** Whether requests were under way, so that an ABI may name more calls. */
  readonly isPartial: boolean
}

/** A search over all calls of a tree. */
export interface CallSearch {
  readonly text: string
  readonly setText: (text: string) => void
  readonly matches: readonly TreeItem[]
  /** Whether no call has been searched yet. */
  readonly isSearching: boolean
  /** Whether more calls may match, once ABIs have loaded. */
  readonly isPartial: boolean
}

/**
 * Searches all items of a tree, also collapsed ones. Their text is decoded in slices when a search begins, by the ABIs that have
 * loaded by then.
 */
export function useCallSearch(root: CallItem, names: ReadonlyMap<string, Address>): CallSearch {
  const connection = useChain()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const items = useMemo(() => itemsInOrder(root), [root])
  const [index, setIndex] = useState<SearchIndex | null>(null)
  const isWanted = text !== ''
  const isLoading = useIsFetching() > 0

  useEffect(() => {
    if (!isWanted) return
    let isStopped = false
    void (async () => {
      // Without the code that decodes, addresses and types are still found.
      const decoder = await import('#/data/decoding/useDecodings').catch(() => null)
      const decode: Decode = (encoded, address) =>
        decoder?.decodeByLoaded({ ...connection, queryClient }, encoded, address)[0]?.decoded ?? null
      const texts: string[] = []
      let start = performance.now()
      for (const item of items) {
        if (isStopped) return
        texts.push(searchText(item, names, decode))
        if (performance.now() - start < SLICE_MS) continue
        await new Promise((resolve) => setTimeout(resolve))
        start = performance.now()
      }
      setIndex({ items, texts, isPartial: isLoading })
    })()
    return () => {
      isStopped = true
    }
  }, [isWanted, isLoading, items, names, connection, queryClient])

  const query = useDeferredValue(text)
  const isIndexed = index?.items === items
  const matches = useMemo(
    () => (isIndexed && index ? matchesIn(index.items, index.texts, query) : []),
    [isIndexed, index, query],
  )
  return { text, setText, matches, isSearching: isWanted && !isIndexed, isPartial: index?.isPartial ?? false }
}
