import { Fragment } from 'react'
import type { Address } from '#/api/schemas/address'
import { useToken } from '#/data/queries/token'
import { shortAmount } from '#/domain/amounts/amount'
import { plainText } from '#/domain/text/text'
import { tokenAmountsIn } from '#/domain/amounts/tokenAmountIn'
import type { DecodedRecord } from '#/domain/transactions/transactionRecords'
import { tokenAmountPlace } from '#/domain/transactions/decodedTree'
import { sameHash } from '#/domain/hashes/hash'
import { valueParts, valuesTitle } from '#/domain/amounts/valueParts'
import { isScamAddress } from '#/entity/AddressLink'
import { useTokenTransfers, useTransferredAmounts } from '#/entity/knownAddresses'
import { UntrustedText } from '#/ui/UntrustedText'

interface ValuesLineProps {
  decoded: DecodedRecord
  /** The contract whose token its amount may be of; null if there is none, or if it is flagged as scam. */
  contract: string | null
  of: 'call' | 'event'
}

const MAX_TITLE_LENGTH = 2000
/** Symbols up to this length never break from their amount. */
const MAX_UNBROKEN = 12

/** The hash of a contract for `ValuesLine`: null if the API flags it as scam. */
export function unflagged(address: Address | null): string | null {
  return address && !isScamAddress(address) ? address.hash : null
}

/**
 * The decoded values of a call or event in one line; amounts of what the transaction transfers are in units of it, and those of
 * a call or event of a token in units of that token.
 */
export function ValuesLine({ decoded, contract, of }: ValuesLineProps) {
  const isListed = useTokenTransfers().some(({ token }) => sameHash(token?.address_hash, contract))
  const isLoaded = !isListed && tokenAmountPlace(decoded.method_id) !== null
  const { value: token } = useToken(isLoaded ? contract : null)
  const amounts = tokenAmountsIn(decoded, contract, useTransferredAmounts(token))
  const parameters = decoded.parameters ?? []
  return (
    <span title={plainText(valuesTitle(parameters, amounts), MAX_TITLE_LENGTH)}>
      {valueParts(parameters, amounts, of).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- values have no identity but their position
        <Fragment key={place}>
          {place > 0 && ', '}
          {part.name && (
            <>
              <span className="whitespace-nowrap text-muted">
                {/* On the smallest screens cut at its start: names differ at their ends, as amount0In and amount1Out do. */}
                <span className="max-sm:inline-block max-sm:max-w-[10ch] max-sm:truncate max-sm:align-bottom max-[23rem]:max-w-[7ch] max-[23rem]:[direction:rtl]">
                  <UntrustedText text={part.name} />
                </span>
                :
              </span>{' '}
            </>
          )}
          {part.amount ? (
            <span className={part.amount.symbol.length <= MAX_UNBROKEN ? 'whitespace-nowrap' : undefined}>
              {part.amount.isUnlimited ? 'unlimited' : shortAmount(part.amount.value, part.amount.decimals)}{' '}
              <UntrustedText text={part.amount.symbol} max={16} />
            </span>
          ) : (
            <UntrustedText text={part.text} max={200} />
          )}
        </Fragment>
      ))}
    </span>
  )
}
