import { Fragment } from 'react'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { isApproval, type Summary } from '#/domain/transactions/summaryParts'
import { UntrustedText } from '#/ui/UntrustedText'

interface ApprovalNoteProps {
  summary: Summary
  /** The sender, whose approval it is; null if unknown. */
  owner: string | null
}

/** The symbols of the tokens whose spenders may move any amount or any NFT by the approvals. */
function unlimitedTokensOf(summary: Summary): readonly string[] {
  const tokens = summary.flatMap((part) => (part.kind === 'token' && part.isUnlimited ? part.token : []))
  return [...new Set(tokens.map(({ symbol, name }) => symbol || name || 'tokens of this contract'))]
}

/** Where approvals that were given can be checked and revoked. It does not say that they are still open. */
export function ApprovalNote({ summary, owner }: ApprovalNoteProps) {
  const { chain } = useChain()
  if (owner === null || !isApproval(summary)) return null
  const tokens = unlimitedTokensOf(summary)
  return (
    <p className="mb-4 text-muted">
      This lets the spender take{' '}
      {tokens.length === 0
        ? 'what was approved'
        : tokens.map((token, index) => (
            <Fragment key={token}>
              {index > 0 ? ' and all ' : 'all '}
              <UntrustedText text={token} max={16} />
            </Fragment>
          ))}{' '}
      of the sender, now and later, until it is revoked.{' '}
      {/* A line of its own on a phone, where it does not move with the words above. */}
      <span className="max-md:block">
        Check or revoke it in{' '}
        <a href={paths.address(chain.id, owner, 'approvals')} className="underline">
          the sender’s approvals
        </a>
      </span>
    </p>
  )
}
