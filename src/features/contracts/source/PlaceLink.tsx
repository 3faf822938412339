import type { ReactNode } from 'react'
import { contractHref, type ContractSearch, isPlainClick, useOpenPlace } from '#/features/contracts/contractSearch'

interface PlaceLinkProps {
  search: ContractSearch
  /** Whether it is the current place. */
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A link to a file or a line of the same page. */
export function PlaceLink({ search, isCurrent = false, className = '', children }: PlaceLinkProps) {
  const open = useOpenPlace()
  return (
    <a
      href={contractHref(search)}
      data-prefetch="never"
      aria-current={isCurrent || undefined}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(search)
      }}
    >
      {children}
    </a>
  )
}
