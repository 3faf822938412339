import { useId } from 'react'
import type { ContractAbi } from '#/data/queries/contract'
import { shortHash } from '#/domain/hash'

interface AbiChoiceProps {
  abis: readonly ContractAbi[]
  selected: ContractAbi
  onSelect: (address: string) => void
}

const MAX_NAME = 40

/** Chooses whose ABI the calls are made by: that of the contract, or of an implementation. */
export function AbiChoice({ abis, selected, onSelect }: AbiChoiceProps) {
  const id = useId()
  if (abis.length < 2) return null
  return (
    <label htmlFor={id} className="block min-w-0">
      <span className="mb-1 block text-muted">ABI</span>
      <select
        id={id}
        value={selected.address}
        onChange={({ target }) => onSelect(target.value)}
        className="h-11 max-w-full rounded-sm border border-line-strong bg-raised px-3 md:h-9"
      >
        {abis.map(({ address, name, isImplementation }) => (
          <option key={address} value={address}>
            {isImplementation ? 'Implementation' : 'This contract'}: {name ? name.slice(0, MAX_NAME) : 'unnamed'} (
            {shortHash(address)})
          </option>
        ))}
      </select>
    </label>
  )
}
