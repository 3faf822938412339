import { useNamesake } from '#/data/queries/namesake'
import { ReplyChoices } from '#/entity/ReplyChoices'
import { addressReply, type AddressReplyFacts } from '#/features/addresses/addressReply'
import { useAddressPoisoning } from '#/features/addresses/useAddressPoisoning'

/** An address, and whether its token transfers are looked at. */
export interface AddressReplyProps extends Omit<AddressReplyFacts, 'poisoning' | 'namesake'> {
  isPoisonable: boolean
}

/** The choices of an address's copy menu that copy a reply. */
export default function AddressReplyChoices({ isPoisonable, ...facts }: AddressReplyProps) {
  const poisoning = useAddressPoisoning(facts.hash, isPoisonable)
  const namesake = useNamesake(facts.address.token)
  return <ReplyChoices reply={() => addressReply({ ...facts, poisoning, namesake })} />
}
