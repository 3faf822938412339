import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Address } from '#/api/schemas/address'
import type { Encoded } from '#/contracts/decode'
import { useChain } from '#/data/sources/useChain'
import { nameInSignature } from '#/domain/transactions/decoded'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { reasonText } from '#/domain/transactions/revertReason'
import type { DecodedRecord, ParameterValue } from '#/domain/transactions/transactionRecords'
import { type CallItem, itemsInOrder, type TreeItem } from '#/features/transactions/callTree/callTreeItems'
import { FindForm } from '#/ui/FindForm'

interface CallTreeSearchProps {
  search: CallSearch
  onOpen: (match: TreeItem) => void
}

/** The field to search all calls, with the number of matches and buttons for the next and the previous one. */
export function CallTreeSearch({ search, onOpen }: CallTreeSearchProps) {
  const { text, setText, matches, isSearching, isPartial } = search
  const [current, setCurrent] = useState<TreeItem | null>(null)
  // Matches change with the text and with the ABIs that load.
  const index = current === null ? -1 : matches.indexOf(current)
  const position = index < 0 ? null : index
  const go = (to: number) => {
    const match = matches[to]
    if (!match) return
    setCurrent(match)
    onOpen(match)
  }
  return (
    <FindForm
      label="Calls"
      field="Search calls"
      placeholder="Function, address, argument"
      text={text}
      onText={setText}
      count={matches.length}
      position={position}
      onGo={go}
    >
      {text.trim().length < 2
        ? ''
        : isSearching
          ? 'Searching…'
          : matches.length === 0
            ? 'No matches found'
            : `${position === null ? '' : `${grouped(position + 1)} of `}${counted(matches.length, 'match', 'matches')}${isPartial ? ' so far' : ''}`}
    </FindForm>
  )
}

/** Decodes bytes of a contract by what has loaded; null if nothing fits. */
export type Decode = (encoded: Encoded, address: string | null) => DecodedRecord | null

/** Separates the fields of a text, so that no match spans two of them. */
const SEPARATOR = '\n'

/** What an item is found by, in lower case: type, addresses with names, function, arguments, returned values, error. */
export function searchText(item: TreeItem, names: ReadonlyMap<string, Address>, decode: Decode): string {
  const parts = item.kind === 'event' ? eventParts(item.log, names, decode) : callParts(item, names, decode)
  return parts
    .filter((part) => part !== null)
    .join(SEPARATOR)
    .toLowerCase()
}

type Part = string | null

function callParts(
  { call, facts, forwardedTo }: CallItem,
  names: ReadonlyMap<string, Address>,
  decode: Decode,
): Part[] {
  const { type, to, error } = call
  const { input, output } = facts
  const selector = /^0x[\da-f]{8}/i.exec(input ?? '')?.[0] ?? null
  const reason = call.failed ? reasonText(error, output) : error
  const parts = [type, reason, selector, ...addressParts(to, names), ...addressParts(forwardedTo?.to ?? null, names)]
  if (input !== null && selector !== null) parts.push(...decodedParts(decode({ kind: 'call', data: input }, to)))
  if (output === null || output === '0x') return parts
  if (call.failed) parts.push(...decodedParts(decode({ kind: 'revert', data: output }, to)))
  else if (selector !== null) parts.push(...decodedParts(decode({ kind: 'output', selector, data: output }, to)))
  return parts
}

function eventParts(
  { address, topics, data, decoded }: Extract<TreeItem, { kind: 'event' }>['log'],
  names: ReadonlyMap<string, Address>,
  decode: Decode,
): Part[] {
  const hash = address?.hash ?? null
  const known = decoded ?? decode({ kind: 'log', topics: topics ?? [], data: data ?? '0x' }, hash)
  return [...addressParts(hash, names), topics?.[0] ?? null, ...decodedParts(known)]
}

function addressParts(hash: string | null, names: ReadonlyMap<string, Address>): Part[] {
  if (hash === null) return []
  const known = names.get(hash.toLowerCase())
  return [hash, known?.name ?? null, known?.ens_domain_name ?? null]
}

function decodedParts(decoded: DecodedRecord | null): Part[] {
  const parameters = decoded?.parameters ?? []
  return [
    nameInSignature(decoded?.method_call ?? null),
    ...parameters.flatMap(({ name, value }) => valueParts(value).concat(name)),
  ]
}

function valueParts(value: ParameterValue | null): Part[] {
  return typeof value === 'string' || value === null ? [value] : value.flatMap(valueParts)
}

/** The items whose text contains a query, in order; none for a query of one character. */
export function matchesIn(items: readonly TreeItem[], texts: readonly string[], query: string): readonly TreeItem[] {
  const sought = query.trim().toLowerCase()
  return sought.length < 2 ? [] : items.filter((_, at) => texts[at]?.includes(sought))
}

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
