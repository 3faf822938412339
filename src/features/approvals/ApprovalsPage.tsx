import { useState } from 'react'
import { useNodeConnection } from '#/data/queries/rpc'
import { useConnectedWallet } from '#/data/wallets'
import type { ApprovalGroup } from '#/domain/transactions/approvals'
import { grouped } from '#/domain/amounts/numberFormat'
import { shortHash } from '#/domain/hashes/hash'
import { plainText } from '#/domain/text/text'
import { approvalsCsv } from '#/features/approvals/approvalFile'
import { ApprovalTable } from '#/features/approvals/ApprovalTable'
import { RevokePanel } from '#/features/approvals/RevokePanel'
import { SearchProgress } from '#/features/approvals/SearchProgress'
import { type ApprovalRow, useApprovalRows } from '#/features/approvals/useApprovalRows'
import { useApprovalSearch } from '#/features/approvals/useApprovalSearch'
import { Button } from '#/ui/Button'
import { downloadFile } from '#/ui/downloadFile'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Approvals that are checked before you ask for more. */
const MAX_CHECKED = 300

const GROUPS: readonly { group: ApprovalGroup; title: string; hint: string }[] = [
  {
    group: 'priced',
    title: 'Priced tokens',
    hint: 'What each spender can transfer now: its allowance, or the balance if that is less. Highest value first.',
  },
  { group: 'unpriced', title: 'NFTs and unpriced tokens', hint: 'Open approvals whose value is unknown.' },
  {
    group: 'unchecked',
    title: 'Not checked',
    hint: 'As last approved. A part may have been spent since, and the current allowance is unknown.',
  },
]

/** The open approvals of an address: who may transfer how much of its tokens, and what is at risk. */
export function ApprovalsPage({ hash }: { hash: string }) {
  const { chain } = useNodeConnection()
  const search = useApprovalSearch(hash)
  const [most, setMost] = useState(MAX_CHECKED)
  const [connected, setConnected] = useConnectedWallet()
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map())
  const [revoked, setRevoked] = useState<string | null>(null)
  const [hasClosed, setHasClosed] = useState(false)
  const hasNode = search.source !== undefined && search.source.node !== null
  const { rows, total, unchecked, heights } = useApprovalRows(hash, search.approvals, {
    hasNode,
    most,
    // The transactions that an address sent are without what it signed, or gave through other contracts.
    checksRevoked: search.kind === 'transactions',
  })
  const closed = rows.filter(({ group }) => group === 'closed')
  const open = rows.length - closed.length
  const notChecked = rows.filter(({ group }) => group === 'unchecked').length
  const failed = rows.find(({ error, isChecking }) => error && !isChecking)
  const panel = (row: ApprovalRow) => (
    <RevokePanel
      owner={hash}
      row={row}
      connected={connected}
      onConnect={setConnected}
      sent={sent.get(row.approval.key) ?? null}
      onSent={(transaction) => setSent(new Map(sent).set(row.approval.key, transaction))}
      onMined={async () => {
        const state = await row.recheck()
        if (state?.granted !== 0n) return
        const { symbol } = row.token
        const token = symbol ? plainText(symbol, 24) : shortHash(row.approval.last.token)
        setRevoked(`Revoked: ${token} for ${shortHash(row.approval.last.spender)}`)
      }}
    />
  )
  return (
    <section aria-label="Approvals" className="stack-4 py-3">
      <PageMeta tab="Approvals" />
      <SearchProgress search={search} open={open} heights={heights} />
      {total !== null && (
        <p className="text-lg">
          At risk <b>{total}</b>{' '}
          <span className="text-base text-muted">
            Spenders of one token share its balance. Tokens without a price
            {notChecked > 0 &&
              ` and ${grouped(notChecked)} ${notChecked === 1 ? 'approval that is' : 'approvals that are'} not checked`}{' '}
            are not included.
          </span>
        </p>
      )}
      <p role="status" className="font-medium empty:hidden">
        {revoked}
      </p>
      {failed && (
        <Notice tone="bad" title="Couldn’t check all approvals" role="alert">
          <Button onClick={() => rows.forEach((row) => row.error && void row.recheck())}>Retry failed</Button>
        </Notice>
      )}
      {GROUPS.map(({ group, title, hint }) => {
        const members = rows.filter((row) => row.group === group)
        const isLoading = group === 'unchecked' && members.some(({ isChecking }) => isChecking)
        return (
          members.length > 0 && (
            <ApprovalTable
              key={group}
              title={title}
              hint={isLoading ? 'Loading current allowances and balances…' : hint}
              rows={members}
              hasNode={hasNode}
              panel={panel}
            />
          )
        )
      })}
      {unchecked > 0 && hasNode && (
        <p>
          {grouped(unchecked)} older approvals are not checked.{' '}
          <Button onClick={() => setMost(most + MAX_CHECKED)}>Load more</Button>
        </p>
      )}
      {search.state === 'complete' && rows.length === 0 && <Notice title={`No approvals found on ${chain.name}`} />}
      {rows.length > 0 && (
        <div>
          <Button
            onClick={() =>
              downloadFile(new Blob([approvalsCsv(rows)], { type: 'text/csv' }), `${chain.id}_approvals_${hash}.csv`)
            }
          >
            Export CSV
          </Button>
        </div>
      )}
      {closed.length > 0 && (
        <details onToggle={({ currentTarget }) => setHasClosed(currentTarget.open)}>
          <summary className="text-muted">
            {grouped(closed.length)} {closed.length === 1 ? 'approval' : 'approvals'} revoked or used up
          </summary>
          {hasClosed && (
            <ApprovalTable
              title="Closed"
              hint={
                hasNode || search.kind === 'node'
                  ? 'Nothing can be transferred by these spenders.'
                  : 'Revoked by the last transaction that was found. The current allowance is unknown.'
              }
              rows={closed}
              hasNode={false}
              panel={panel}
            />
          )}
        </details>
      )}
    </section>
  )
}
