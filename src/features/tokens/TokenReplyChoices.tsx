import { ReplyChoices } from '#/entity/ReplyChoices'
import { tokenReply, type TokenReplyFacts } from '#/features/tokens/tokenReply'

/** The choices of a token's copy menu that copy a reply. */
export default function TokenReplyChoices(facts: TokenReplyFacts) {
  return <ReplyChoices reply={() => tokenReply(facts)} />
}
