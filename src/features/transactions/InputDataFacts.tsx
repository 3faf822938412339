import { useEffect } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { useToken } from '#/data/queries/token'
import { tokenAmountPlace } from '#/domain/transactions/decodedTree'
import { sameHash } from '#/domain/hashes/hash'
import { labelOf } from '#/domain/open'
import { Authorizations } from '#/entity/Authorizations'
import { DecodedCall } from '#/entity/DecodedCall'
import { DecodedBy } from '#/entity/decoding/DecodedBy'
import { LazyDecodings } from '#/entity/decoding/LazyDecodings'
import { factAnchor } from '#/features/transactions/factSourceLinks'
import { amountsByPlace } from '#/features/transactions/summary/amountIntent'
import { useCallAmounts } from '#/features/transactions/useCallAmounts'
import { InputData } from '#/entity/InputData'
import { DetailRows, type Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { RawRecord } from '#/ui/RawRecord'
import { FirstOf } from '#/ui/FirstOf'

/** A transaction's method, input data and authorizations. */
export function InputDataFacts({ transaction }: { transaction: Transaction }) {
  const { chain } = useChain()
  useEffect(() => {
    // A link to one of these facts was followed before their code was loaded.
    const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
    if (target?.closest('[aria-labelledby=call]')) target.scrollIntoView()
  }, [])
  return <DetailRows facts={inputDataFacts(transaction, chain)} />
}

/** The facts; rows that do not apply are left out. */
function inputDataFacts(tx: Transaction, chain: Chain): Fact[] {
  const { method, decoded_input, raw_input, actions, authorization_list } = tx
  return [
    {
      label: 'Method',
      hint: 'Contract function that was called, or its 4-byte selector.',
      id: factAnchor('method'),
      value: method ? <UntrustedText text={method} max={80} /> : null,
    },
    {
      label: 'Transaction action',
      hint: 'What known protocols did in the transaction, as reported by the API.',
      id: factAnchor('actions'),
      value: actions && actions.length > 0 ? <Actions actions={actions} /> : null,
    },
    {
      label: 'Decoded input data',
      hint: 'Function and parameters, decoded with the contract’s ABI.',
      id: factAnchor('decoded_input'),
      value: decoded_input || isCall(tx) ? <DecodedInputData key={tx.hash} transaction={tx} /> : null,
    },
    {
      label: 'Raw input',
      hint: 'Calldata: the bytes that the sender passed to the contract.',
      id: factAnchor('raw_input'),
      value: <InputData key={tx.hash} input={raw_input} />,
    },
    {
      label: 'Authorizations',
      hint: 'Accounts that delegate to a contract’s code (EIP-7702).',
      value:
        authorization_list && authorization_list.length > 0 ? (
          <Authorizations list={authorization_list} chain={chain} />
        ) : null,
    },
  ]
}

/** Whether input data has a selector; that of a creation is the contract's code. */
const isCall = ({ to, raw_input }: Transaction) =>
  to !== null && to.is_contract !== false && /^0x[\da-f]{8}/i.test(raw_input ?? '')

/** The API's own decoding of the input data; without it, the input data is decoded here. */
function DecodedInputData({ transaction }: { transaction: Transaction }) {
  const { to, raw_input, decoded_input, token_transfers } = transaction
  const transferred = token_transfers?.find((transfer) => sameHash(transfer.token?.address_hash, to?.hash))?.token
  const hasAmount = tokenAmountPlace(decoded_input?.method_id ?? null) !== null
  const { value: called } = useToken(hasAmount && !transferred ? (to?.hash ?? null) : null)
  // Amounts of a transaction that succeeded are those of its transfers.
  const intended = useCallAmounts(transaction.status === 'ok' || hasAmount ? null : transaction)
  if (decoded_input === null) {
    return <LazyDecodings encoded={{ kind: 'call', data: raw_input ?? '0x' }} address={to?.hash ?? null} />
  }
  return (
    <>
      <DecodedCall decoded={decoded_input} token={transferred ?? called} amounts={amountsByPlace(intended)} />
      <DecodedBy source={{ kind: 'api' }} />
    </>
  )
}

/** Protocol actions as the API names them, each with all of its data. */
function Actions({ actions }: { actions: NonNullable<Transaction['actions']> }) {
  return (
    <FirstOf list={actions}>
      {(shown) =>
        shown.map(({ type, protocol, data }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- actions have no identity but their position
          <details key={index}>
            <summary className="min-h-6">
              <UntrustedText text={labelOf({ other: type ?? 'unknown' })} max={40} />
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
    </FirstOf>
  )
}
