import { allowanceAfter, type AllowanceUse, isUnlimited } from '#/contracts/allowance'
import { formatUnits } from '#/domain/amount'
import { grouped } from '#/domain/numberFormat'
import { AddressHashLink } from '#/entity/AddressLink'
import type { Unit } from '#/entity/calls/units'

interface AllowanceStateProps {
  use: AllowanceUse
  /** What the node reports now; null if it could not be read. */
  current: bigint | null
  chain: string
  token: Unit | null
}

/** The allowance that a call spends, with what it needs, or that it changes, with the new one. */
export function AllowanceState({ use, current, chain, token }: AllowanceStateProps) {
  const { owner, spender, kind, amount } = use
  const textOf = (value: bigint) =>
    isUnlimited(value)
      ? 'unlimited'
      : token === null
        ? grouped(value)
        : `${formatUnits(value, token.decimals)} ${token.name}`
  const after = current === null ? null : allowanceAfter(use, current)
  return (
    <>
      <AddressHashLink chain={chain} hash={spender} /> may spend {current === null ? '–' : textOf(current)} of{' '}
      <AddressHashLink chain={chain} hash={owner} />
      {kind === 'spend' && <>; {textOf(amount)} needed</>}
      {kind === 'spend' && current !== null && current < amount && (
        <span className="text-bad"> ⚠ Allowance too low</span>
      )}
      {kind === 'set' && <> → {textOf(amount)}</>}
      {(kind === 'add' || kind === 'subtract') && after !== null && after >= 0n && <> → {textOf(after)}</>}
      {(kind === 'set' || kind === 'add') && isUnlimited(kind === 'set' ? amount : (after ?? 0n)) && (
        <span className="text-warn"> ⚠ Unlimited approval</span>
      )}
    </>
  )
}
