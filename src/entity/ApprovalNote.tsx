import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import type { Summary } from '#/domain/transactions/summaryParts'
import { approvalEffect, REVOKE_ADVICE } from '#/entity/approvalWords'
import { Sentence } from '#/ui/Sentence'

interface ApprovalNoteProps {
  summary: Summary
  /** The sender, whose approval it is; null if unknown. */
  owner: string | null
}

/** What approvals that were given allow, and where they can be checked and revoked. */
export function ApprovalNote({ summary, owner }: ApprovalNoteProps) {
  const { chain } = useChain()
  const effect = approvalEffect(summary)
  if (owner === null || effect === null) return null
  const [advice, link] = REVOKE_ADVICE
  return (
    <p className="mb-4 text-muted">
      <Sentence phrases={effect} /> {/* A line of its own on a phone, where it does not move with the words above. */}
      <span className="max-md:block">
        {advice}
        <a href={paths.address(chain.id, owner, 'approvals')} className="underline">
          {link}
        </a>
      </span>
    </p>
  )
}
