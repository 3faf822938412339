import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { sameHash } from '#/domain/hash'
import { isOther, labelOf } from '#/domain/open'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { AddressHashLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { DecodedCall } from '#/entity/DecodedCall'
import { factAnchor } from '#/features/transactions/factSourceLinks'
import { InputData } from '#/features/transactions/InputData'
import type { Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { RawRecord } from '#/ui/RawRecord'
import { MissingValue } from '#/ui/MissingValue'

/** What a transaction called, with which method and input data; what does not apply is left out. */
export function callFacts(tx: Transaction, chain: Chain): Fact[] {
  const { transaction_types, method, decoded_input, raw_input, actions, authorization_list } = tx
  return [
    {
      label: 'Kinds',
      value: transaction_types && transaction_types.length > 0 ? <Categories categories={transaction_types} /> : null,
    },
    { label: 'Method', id: factAnchor('method'), value: method ? <UntrustedText text={method} max={80} /> : null },
    {
      label: 'Actions',
      id: factAnchor('actions'),
      value: actions && actions.length > 0 ? <Actions actions={actions} /> : null,
    },
    {
      label: 'Call',
      id: factAnchor('decoded_input'),
      value: decoded_input && <DecodedCall key={tx.hash} decoded={decoded_input} />,
    },
    { label: 'Input data', id: factAnchor('raw_input'), value: <InputData key={tx.hash} input={raw_input} /> },
    {
      label: 'Authorizations',
      value:
        authorization_list && authorization_list.length > 0 ? (
          <Authorizations list={authorization_list} chain={chain} />
        ) : null,
    },
  ]
}

function Categories({ categories }: { categories: NonNullable<Transaction['transaction_types']> }) {
  return categories.map((category, index) => (
    <span key={labelOf(category)}>
      {index > 0 && ', '}
      {isOther(category) ? <UntrustedText text={labelOf(category)} max={40} /> : labelOf(category)}
    </span>
  ))
}

/** Protocol actions as the API names them, each with all of its data. */
function Actions({ actions }: { actions: NonNullable<Transaction['actions']> }) {
  return actions.map(({ type, protocol, data }, index) => (
    // Actions have no identity but their position.
    // oxlint-disable-next-line react/no-array-index-key
    <details key={index}>
      <summary className="min-h-6">
        <UntrustedText text={labelOf({ other: type ?? 'unnamed' })} max={40} />
        {protocol && (
          <span className="ml-1.5 text-muted">
            <UntrustedText text={labelOf({ other: protocol })} max={40} />
          </span>
        )}
      </summary>
      <RawRecord raw={data} />
    </details>
  ))
}

const isZeroAddress = (address: string | null) => sameHash(address, ZERO_ADDRESS)

/** EIP-7702: accounts that delegated to a contract's code, or, with the zero address, revoked that. */
function Authorizations({ list, chain }: { list: NonNullable<Transaction['authorization_list']>; chain: Chain }) {
  return (
    <ul className="flex flex-col gap-1">
      {list.map(({ authority, address_hash, chain_id, nonce, status }, index) => (
        // Authorizations have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex flex-wrap items-baseline gap-x-2 [&_a]:underline">
          {authority ? <AddressHashLink chain={chain.id} hash={authority} /> : <MissingValue />}
          <span className="text-muted">is to act by {isZeroAddress(address_hash) ? 'no code' : 'the code of'}</span>
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
  )
}
