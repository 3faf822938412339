import type { Authorization } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { sameHash } from '#/domain/hashes/hash'
import { labelOf } from '#/domain/open'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { AddressHashLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

const isZeroAddress = (address: string | null) => sameHash(address, ZERO_ADDRESS)

/** Authorizations (EIP-7702) of a transaction: accounts that delegated to a contract's code, or, with the zero address, revoked that. */
export function Authorizations({ list, chain }: { list: readonly Authorization[]; chain: Chain }) {
  return (
    <FirstOf list={list}>
      {(shown) => (
        <ul className="flex flex-col gap-1">
          {shown.map(({ authority, address_hash, chain_id, nonce, status }, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- authorizations have no identity but their position
              key={index}
              className="flex flex-wrap items-baseline gap-x-2 [&_a]:inline-block [&_a]:min-h-6 [&_a]:underline"
            >
              {authority ? <AddressHashLink chain={chain.id} hash={authority} /> : <MissingValue />}
              <span className="text-muted">{isZeroAddress(address_hash) ? 'delegation revoked' : 'delegated to'}</span>
              {address_hash === null ? (
                <MissingValue />
              ) : (
                !isZeroAddress(address_hash) && <AddressHashLink chain={chain.id} hash={address_hash} kind="contract" />
              )}
              <span className="text-muted">
                on {chain_id === 0n ? 'any chain' : chain_id === null ? 'an unknown chain' : `chain ${chain_id}`}, nonce{' '}
                <Count value={nonce} />
              </span>
              {status && status !== 'ok' && (
                <span className="text-warn">
                  <UntrustedText text={labelOf({ other: status })} max={40} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </FirstOf>
  )
}
