import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { isApproval, type Summary } from '#/features/transactions/summary/summaryParts'

interface ApprovalNoteProps {
  summary: Summary
  /** The sender, whose approval it is; null if unknown. */
  owner: string | null
}

/** Where an approval that was given can be checked and revoked. It does not say that it is still open. */
export function ApprovalNote({ summary, owner }: ApprovalNoteProps) {
  const { chain } = useChain()
  if (owner === null || !isApproval(summary)) return null
  return (
    <p className="pt-2 text-muted">
      Check or revoke it in{' '}
      <a href={paths.address(chain.id, owner, 'approvals')} className="underline">
        the sender’s approvals
      </a>
    </p>
  )
}
