import type { CoinHolder } from '#/api/schemas/address'
import { useNamesake } from '#/data/queries/namesake'
import { useChain } from '#/data/sources/useChain'
import { isScamAddress } from '#/entity/AddressLink'
import { TokenLink } from '#/entity/TokenLink'
import { priceNote, SCAM_ADVICE, warningOf } from '#/entity/tokenWarnings'

/** What warns of the token of a contract: that it is flagged, or has the name of a better-known one; nothing for any other address. */
export function TokenNote({ address }: { address: CoinHolder }) {
  const { token } = address
  const { chain } = useChain()
  const namesake = useNamesake(token)
  const warning = token && warningOf(token.reputation === 'scam', isScamAddress(address))
  if (!warning && !namesake) return null
  const isFlagged = warning !== null
  return (
    <p
      role="note"
      className={`border-l-4 px-3 py-1 ${isFlagged ? 'border-bad bg-bad-soft' : 'border-warn bg-warn-soft'}`}
    >
      {isFlagged && (
        <>
          <strong className="icon icon-warning text-bad">{warning}</strong> {SCAM_ADVICE}{' '}
        </>
      )}
      {namesake ? (
        <>
          The token <TokenLink chain={chain.id} token={token} /> has the{' '}
          <span className={isFlagged ? '' : 'icon icon-warning text-warn'}>same name as another token</span>:{' '}
          <TokenLink chain={chain.id} token={namesake} />
          {priceNote(namesake)}
        </>
      ) : (
        // Next to the badges, a small screen has no room for its name.
        <span className="md:hidden">
          This is the contract of <TokenLink chain={chain.id} token={token} />
        </span>
      )}
    </p>
  )
}
