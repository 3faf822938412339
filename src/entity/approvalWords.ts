import { plainText } from '#/domain/text/text'
import type { ReplyLine } from '#/entity/reply'
import { type Phrase, phraseText } from '#/domain/tokens/tokenSummary'
import { isApproval, type Summary } from '#/domain/transactions/summaryParts'

/** What approvals that were given allow, by the tokens whose spenders may move any amount or any NFT; null if none were given. */
export function approvalEffect(summary: Summary): readonly Phrase[] | null {
  if (!isApproval(summary)) return null
  const unlimited = summary.flatMap((part) => (part.kind === 'token' && part.isUnlimited ? part.token : []))
  const names = [...new Set(unlimited.map(({ symbol, name }) => symbol || name || 'tokens of this contract'))]
  const what = names.flatMap((untrusted, index): Phrase[] => [index > 0 ? ' and all ' : 'all ', { untrusted }])
  return [
    'This lets the spender take ',
    ...(what.length === 0 ? ['what was approved'] : what),
    ' of the sender, now and later, until it is revoked.',
  ]
}

/** What can be done about an approval: the second part is the link to the approvals. It does not say that it is still open. */
export const REVOKE_ADVICE = ['Check or revoke it in ', 'the sender’s approvals'] as const

/** The same as lines of a reply; none without an approval. `url` is that of the page of the sender's approvals, null if unknown. */
export function approvalLines(summary: Summary, url: string | null): readonly ReplyLine[] {
  const effect = approvalEffect(summary)
  if (effect === null) return []
  return [
    ['Effect', plainText(phraseText(effect), 200)],
    url === null ? ['Next step', `${REVOKE_ADVICE.join('')}.`] : ['Next step', REVOKE_ADVICE.join(''), url],
  ]
}
