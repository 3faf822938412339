import { paths } from '#/domain/paths'
import { hashProps } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

/** Token IDs with more digits, often hashes in decimal, are shortened in the middle. */
const MAX_ID_DIGITS = 12

/** Links to an NFT by its token ID; plain text where its token is unknown. */
export function InstanceLink({ chain, token, id }: { chain: string; token: string | null; id: bigint | null }) {
  if (id === null) return <MissingValue />
  const digits = id.toString()
  const props = digits.length > MAX_ID_DIGITS ? hashProps(digits) : { title: `Token ID ${digits}` }
  const text = digits.length > MAX_ID_DIGITS ? digits : `#${digits}`
  return token ? (
    <a href={paths.instance(chain, token, id)} {...props}>
      {text}
    </a>
  ) : (
    <span {...props}>{text}</span>
  )
}
