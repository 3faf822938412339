import { paths } from '#/domain/paths'
import { hashProps } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

/** Ids are often hashes in decimal; past this many digits the middle is hidden, as of any hash. */
const longest = 12

/** One NFT by its token id, a link where its token is known. */
export function InstanceLink({ chain, token, id }: { chain: string; token: string | null; id: bigint | null }) {
  if (id === null) return <MissingValue />
  const digits = id.toString()
  const look = digits.length > longest ? hashProps(digits) : { title: `Token id ${digits}` }
  const text = digits.length > longest ? digits : `#${digits}`
  return token ? (
    <a href={paths.instance(chain, token, id)} {...look}>
      {text}
    </a>
  ) : (
    <span {...look}>{text}</span>
  )
}
