import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { isApproval, type Summary } from '#/domain/transactions/summaryParts'
import { UntrustedText } from '#/ui/UntrustedText'

interface ApprovalNoteProps {
  summary: Summary
  /** The sender, whose approval it is; null if unknown. */
  owner: string | null
}

/** The symbol of the token whose spender may move any amount or any NFT by the approval; null for a limited approval. */
function unlimitedTokenOf(summary: Summary): string | null {
  const [token] = summary.flatMap((part) => (part.kind === 'token' && part.isUnlimited ? part.token : []))
  return token ? token.symbol || token.name || 'tokens of this contract' : null
}

/** Where an approval that was given can be checked and revoked. It does not say that it is still open. */
export function ApprovalNote({ summary, owner }: ApprovalNoteProps) {
  const { chain } = useChain()
  if (owner === null || !isApproval(summary)) return null
  const token = unlimitedTokenOf(summary)
  return (
    <p className="pt-2 text-muted">
      {token && (
        <>
          This lets the spender take all <UntrustedText text={token} max={16} /> of the sender, now and later, until it
          is revoked.{' '}
        </>
      )}
      Check or revoke it in{' '}
      <a href={paths.address(chain.id, owner, 'approvals')} className="underline">
        the sender’s approvals
      </a>
    </p>
  )
}
