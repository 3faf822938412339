import { lazy, type ReactNode, useId } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { useImplementations } from '#/data/queries/contract'
import { useChain } from '#/data/sources/useChain'
import { type Compared, comparedWith, SOURCIFY } from '#/features/contracts/compare/compared'
import { type ContractSearch, useOpenPlace } from '#/features/contracts/contractSearch'
import { SourcifyCheck } from '#/features/contracts/sourcify/SourcifyCheck'
import { LazyPanel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { DetailRowsSkeleton } from '#/ui/Skeleton'
import { SelectBox } from '#/ui/TextBox'

const SourceComparison = lazy(() => import('#/features/contracts/compare/SourceComparison'))
const SourcifyComparison = lazy(() => import('#/features/contracts/sourcify/SourcifyComparison'))

interface ComparableSourceProps {
  contract: SmartContract
  search: ContractSearch
  /** The address of the page. */
  hash: string
  /** The address of the contract: the same, or an implementation. */
  shown: string
  /** What is in the line of the choice. */
  intro: ReactNode
  /** The source without a comparison. */
  children: ReactNode
}

/** The source of a contract, or its comparison with the one that the URL selects. */
export function ComparableSource({ contract, search, hash, shown, intro, children }: ComparableSourceProps) {
  const { config, chain } = useChain()
  const { implementations, isPending } = useImplementations(hash)
  const choices = comparedWith({ hash, shown, implementations, chain, chains: config.chains })
  const selected = choices.find(({ value }) => value.toLowerCase() === search.compare?.toLowerCase())
  const hasSourcify = config.sourcifyUrl !== undefined
  const isSourcify = hasSourcify && search.compare?.toLowerCase() === SOURCIFY
  const isUnknown = search.compare !== undefined && !selected && !isSourcify && !isPending
  return (
    <>
      {hasSourcify && <SourcifyCheck contract={contract} address={shown} search={search} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {intro}
        {(choices.length > 0 || hasSourcify) && (
          <CompareWith
            choices={choices}
            hasSourcify={hasSourcify}
            selected={isSourcify ? SOURCIFY : (selected?.value ?? '')}
            search={search}
          />
        )}
      </div>
      {isUnknown && (
        <Notice title="The link compares with a contract that is no part of this one">
          <p>A source can be compared with the other parts of its proxy, and with its address on other chains.</p>
        </Notice>
      )}
      {isSourcify ? (
        <LazyPanel fallback={<DetailRowsSkeleton />}>
          <SourcifyComparison contract={contract} address={shown} search={search} />
        </LazyPanel>
      ) : selected ? (
        <LazyPanel fallback={<DetailRowsSkeleton />}>
          <SourceComparison key={selected.value} contract={contract} other={selected} search={search} />
        </LazyPanel>
      ) : (
        children
      )}
    </>
  )
}

interface CompareWithProps {
  choices: readonly Compared[]
  hasSourcify: boolean
  /** The value of the selected choice; empty for none. */
  selected: string
  search: ContractSearch
}

/** Selects the contract that the source is compared with. */
function CompareWith({ choices, hasSourcify, selected, search }: CompareWithProps) {
  const id = useId()
  const open = useOpenPlace()
  return (
    <label htmlFor={id} className="flex max-w-full min-w-0 items-center gap-x-3">
      <span className="shrink-0 text-muted">Compare with</span>
      <SelectBox
        id={id}
        value={selected}
        onText={(compare) => open({ of: search.of, file: search.file, compare: compare || undefined })}
      >
        <option value="">None</option>
        {hasSourcify && <option value={SOURCIFY}>Sourcify</option>}
        <Choices label="Proxy and implementations" choices={choices.filter(({ isOnOtherChain }) => !isOnOtherChain)} />
        <Choices label="Same address on" choices={choices.filter(({ isOnOtherChain }) => isOnOtherChain)} />
      </SelectBox>
    </label>
  )
}

function Choices({ label, choices }: { label: string; choices: readonly Compared[] }) {
  if (choices.length === 0) return null
  return (
    <optgroup label={label}>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
