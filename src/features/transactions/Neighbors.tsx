import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { findByNonce } from '#/data/queries/byNonce'
import { findRow, type FoundRow } from '#/data/queries/findRow'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { errorSummary } from '#/entity/errorText'

interface NeighborsProps {
  /** Finds the transaction with such a number; rejects with an ApiError. */
  find: (number: number, connection: ChainConnection, signal: AbortSignal) => Promise<FoundRow<Transaction>>
  /** The nonce or position of the transaction. */
  number: number
  /** 'nonce' or 'position'. */
  noun: string
}

/** Buttons that open the transaction with the number before and after; nothing is requested before one is pressed. */
function Neighbors({ find, number, noun }: NeighborsProps) {
  const connection = useChain()
  const router = useRouter()
  const [status, setStatus] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const open = async (wanted: number) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setStatus(`Loading ${noun} ${grouped(wanted)}…`)
    try {
      const { row, read, isSure } = await find(wanted, connection, controller.signal)
      if (controller.signal.aborted) return
      if (row?.hash) router.history.push(paths.transaction(connection.chain.id, row.hash))
      else
        setStatus(isSure ? `No ${noun} ${grouped(wanted)} found` : `Not among the ${grouped(read)} latest transactions`)
    } catch (error) {
      if (!controller.signal.aborted) setStatus(error instanceof Error ? errorSummary(error) : 'Failed')
    }
  }
  const step = (sign: -1 | 1) => {
    const label = `${sign < 0 ? 'Previous' : 'Next'} ${noun}`
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={number + sign < 0}
        onClick={() => void open(number + sign)}
        className="inline-grid size-11 place-items-center rounded-sm border border-line hover:bg-sunken disabled:opacity-40 md:size-6"
      >
        <span aria-hidden className={`icon icon-chevron-right ${sign < 0 ? 'rotate-180' : ''}`} />
      </button>
    )
  }
  return (
    <span className="ml-3 inline-flex items-center gap-1 print:hidden">
      {step(-1)}
      {step(1)}
      <span role="status" className="ml-1 text-sm text-muted empty:hidden">
        {status}
      </span>
    </span>
  )
}

/** Opens the sender's transactions before and after one, by nonce. */
export function NonceNeighbors({ nonce, sender }: { nonce: number; sender: string }) {
  const find: NeighborsProps['find'] = (wanted, connection, signal) => findByNonce(connection, sender, wanted, signal)
  return <Neighbors find={find} number={nonce} noun="nonce" />
}

/** Opens the transactions before and after one in its block. */
export function PositionNeighbors({ position, block }: { position: number; block: number }) {
  const find: NeighborsProps['find'] = (wanted, connection, signal) =>
    findRow(
      connection,
      { resource: 'blockTransactions', params: { id: String(block) }, filters: {} },
      { fits: (row) => row.position === wanted },
      signal,
    )
  return <Neighbors find={find} number={position} noun="position" />
}
