import { ReplyChoices } from '#/entity/ReplyChoices'
import { addressReply, type AddressReplyFacts } from '#/features/addresses/addressReply'

/** The choices of an address's copy menu that copy a reply. */
export default function AddressReplyChoices(facts: AddressReplyFacts) {
  return <ReplyChoices reply={() => addressReply(facts)} />
}
