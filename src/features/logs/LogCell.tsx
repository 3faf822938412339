import type { ReactNode } from 'react'
import type { Log } from '#/api/schemas/log'
import { useChain } from '#/data/sources/useChain'
import { nameInSignature } from '#/domain/transactions/decoded'
import { ContractLink } from '#/entity/decoding/ContractLink'
import { LazyEventName, LazyEventValues } from '#/entity/decoding/LazyDecodings'
import { unflagged, ValuesLine } from '#/entity/decoding/ValuesLine'

interface LogCellProps {
  log: Log
  of: 'event' | 'contract' | 'values'
  /** The cell as the record has it. */
  children: ReactNode
}

/** The event, the contract or the values of a log: decoded, and with the symbol and the units of a token that the transaction transfers. */
export default function LogCell({ log, of, children }: LogCellProps) {
  const { chain } = useChain()
  const { address, decoded, topics } = log
  if (of === 'contract') return <ContractLink chain={chain.id} hash={address?.hash ?? null} address={address} />
  if (of === 'event') {
    return nameInSignature(decoded?.method_call ?? null) || !topics?.[0] ? (
      children
    ) : (
      <LazyEventName log={log}>{children}</LazyEventName>
    )
  }
  if (decoded?.parameters?.length) return <ValuesLine decoded={decoded} contract={unflagged(address)} of="event" />
  return decoded?.method_call || !topics?.[0] ? children : <LazyEventValues log={log}>{children}</LazyEventValues>
}
