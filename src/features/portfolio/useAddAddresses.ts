import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { type AddedCounts, addToSet, type SetAddress } from '#/data/addressSet/addressSet'
import { chainsForNames, resolveName } from '#/data/addressSet/resolveName'
import type { Reach } from '#/data/search/crossChainSearch'
import { type AddressProblem, MAX_SET_ADDRESSES, readAddressText } from '#/domain/addresses/addressSet'
import { counted } from '#/domain/amounts/numberFormat'
import { errorSummary } from '#/entity/errorText'

/** Names that are resolved at a time, each by one or two searches; the rest stays in the field. */
const MAX_NAMES = 20

/** The result of adding addresses. */
export interface Addition {
  /** What was added and what was not, in words. */
  readonly summary: string
  readonly problems: readonly AddressProblem[]
}

/** Adds the addresses of a text to the saved set, and those of its ENS names; with the result of the last addition. */
export function useAddAddresses() {
  const reach = useRouteContext({ from: '__root__' })
  const [addition, setAddition] = useState<Addition | null>(null)
  const [isResolving, setIsResolving] = useState(false)

  /** Returns the parts that could not be added, for the field that they were typed in. */
  const addText = async (text: string): Promise<string> => {
    const read = readAddressText(text)
    const problems = [...read.problems]
    const resolved: SetAddress[] = []
    setIsResolving(read.names.length > 0)
    for (const [index, name] of read.names.entries()) {
      const found =
        index < MAX_NAMES ? await tryResolve(reach, name) : `is beyond the first ${MAX_NAMES} names: add again`
      if (typeof found === 'string') problems.push({ text: name, reason: found })
      else resolved.push(found)
    }
    setIsResolving(false)
    const added = [...read.addresses.map((hash) => ({ hash, name: null })), ...resolved]
    setAddition(describe(addToSet(added), { ...read, problems }))
    return problems.map((problem) => problem.text).join('\n')
  }
  return {
    addition,
    isResolving,
    addText,
    addHashes: (hashes: readonly string[]) => {
      const result = addToSet(hashes.map((hash) => ({ hash, name: null })))
      setAddition(describe(result, { problems: [], duplicates: 0 }))
    },
  }
}

function describe(
  { added, known, beyond }: AddedCounts,
  { problems, duplicates }: { problems: readonly AddressProblem[]; duplicates: number },
): Addition {
  const parts = [
    `${counted(added, 'address', 'addresses')} added`,
    known > 0 && `${counted(known, 'address', 'addresses')} already in the list`,
    duplicates > 0 && counted(duplicates, 'duplicate', 'duplicates'),
    beyond > 0 && `${counted(beyond, 'address', 'addresses')} beyond the maximum of ${MAX_SET_ADDRESSES} not added`,
    problems.length > 0 && `${counted(problems.length, 'entry', 'entries')} not added`,
  ]
  return { summary: parts.filter(Boolean).join(', '), problems }
}

/** The address of a name; or why there is none. */
async function tryResolve(reach: Reach, name: string): Promise<SetAddress | string> {
  const where = chainsForNames(reach.config)
    .map((chain) => chain.name)
    .join(' and ')
  try {
    const hash = await resolveName(reach, name, new AbortController().signal)
    return hash === null ? `is not an ENS name that the search of ${where} finds` : { hash, name }
  } catch (error) {
    return `could not be looked up on ${where}: ${error instanceof Error ? errorSummary(error) : 'unknown error'}`
  }
}
