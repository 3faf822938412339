import type { DecodedInput } from '#/api/schemas/decodedInput'
import type { UserOperation } from '#/api/schemas/userOperation'
import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { grouped } from '#/domain/amounts/numberFormat'
import { shortHash } from '#/domain/hashes/hash'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/links/paths'
import { Count } from '#/entity/Count'
import { DecodedCall } from '#/entity/DecodedCall'
import { DecodedBy } from '#/entity/decoding/DecodedBy'
import { LazyDecodings } from '#/entity/decoding/LazyDecodings'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/Gas'
import { InputData } from '#/entity/InputData'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { FullTimestamp } from '#/entity/Timestamp'
import { usdNote } from '#/entity/usdNote'
import { OperationFunds } from '#/entity/userOperation/OperationFunds'
import { OperationReason } from '#/entity/userOperation/OperationReason'
import { feePayer } from '#/entity/userOperation/operationFunds'
import { REASON_ID } from '#/entity/userOperation/operationAnchors'
import { CopyButton } from '#/ui/CopyButton'
import type { Fact } from '#/ui/DetailRows'
import { fullHash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** Who takes part in a user operation, and the transaction that includes it; `rate` is the USD price of the native currency. */
export function partyFacts(operation: UserOperation, chain: Chain, rate: string | null): Fact[] {
  const { sender, bundler, paymaster, factory, aggregator, entry_point, entry_point_version } = operation
  const { transaction_hash, timestamp, revert_reason, sponsor_type, status } = operation
  const party = (role: string, address: Address | null) => <Party chain={chain} role={role} address={address} />
  return [
    {
      label: 'Revert reason',
      hint: 'Why the call failed, and what typically causes it.',
      id: REASON_ID,
      value: revert_reason && status !== true ? <OperationReason operation={operation} raw={revert_reason} /> : null,
    },
    {
      label: 'Funds',
      hint: 'What the operation moved, and what its fee was.',
      value: status === false ? <OperationFunds operation={operation} chain={chain} rate={rate} /> : null,
    },
    {
      label: 'Sender',
      hint: 'Smart account that the operation acts for.',
      value: party('sender', sender),
    },
    {
      label: 'Txn hash',
      hint: 'Transaction of the bundler that includes the operation.',
      value: transaction_hash ? (
        <a href={paths.transaction(chain.id, transaction_hash)} className={fullHash}>
          {transaction_hash}
        </a>
      ) : (
        <MissingValue />
      ),
    },
    {
      label: 'Timestamp',
      hint: 'When the block with the operation was produced.',
      value: <FullTimestamp date={timestamp} />,
    },
    {
      label: 'Bundler',
      hint: 'Account that sent the operation to the entry point.',
      value: party('bundler', bundler),
    },
    {
      label: 'Entry point',
      hint: 'Contract that validates and executes user operations.',
      value: (
        <>
          <FullAddress chain={chain.id} address={entry_point} />
          {entry_point_version && (
            <span className="text-muted">
              <UntrustedText text={entry_point_version} max={20} />
            </span>
          )}
        </>
      ),
    },
    {
      label: 'Paymaster',
      hint: 'Contract that paid the fee for the account.',
      value: paymaster && party('paymaster', paymaster),
    },
    {
      label: 'Sponsor type',
      hint: 'Who paid the fee, and out of which balance.',
      value: sponsor_type ? <UntrustedText text={labelOf({ other: sponsor_type })} max={60} /> : null,
    },
    {
      label: 'Factory',
      hint: 'Contract that created the account in this operation.',
      value: factory && party('factory', factory),
    },
    {
      label: 'Aggregator',
      hint: 'Contract that verified the signatures of several operations together.',
      value: aggregator && <FullAddress chain={chain.id} address={aggregator} />,
    },
  ]
}

/** An address, with a link to the other operations in which it has the same role. */
function Party({ chain, role, address }: { chain: Chain; role: string; address: Address | null }) {
  return (
    <>
      <FullAddress chain={chain.id} address={address} />
      {address?.hash && (
        <a href={`${paths.userOperations(chain.id)}?${role}=${address.hash}`} className="block w-fit text-sm underline">
          All user operations<span className="sr-only"> of this {role}</span>
        </a>
      )}
    </>
  )
}

/** What a user operation cost, and its gas limits; `rate` is the USD price of the native currency. */
export function operationFeeFacts(operation: UserOperation, chain: Chain, rate: string | null): Fact[] {
  const { fee, gas, gas_used, gas_price, max_fee_per_gas, max_priority_fee_per_gas } = operation
  const limits = [
    ['Call gas limit', 'Gas for the call itself.', operation.call_gas_limit],
    ['Verification gas limit', 'Gas for the checks of account and paymaster.', operation.verification_gas_limit],
    ['Pre-verification gas', 'Gas that pays the bundler for its own costs.', operation.pre_verification_gas],
  ] as const
  return [
    {
      label: 'Fee',
      hint: 'Total paid by the account or the paymaster.',
      value: (
        <>
          <NativeAmountWithFiat value={fee} chain={chain} rate={rate} />
          {fee !== null && feePayer(operation.sponsor_type)}
        </>
      ),
    },
    {
      label: 'USD values',
      hint: 'Price by which the amounts of this page are converted.',
      value: usdNote({ exchange_rate: rate, timestamp: operation.timestamp }),
    },
    {
      label: 'Gas used',
      // The entry point adds what the bundler spends outside of the operation, so that it can be more than the bundle used.
      hint: 'Gas that was charged, with pre-verification gas, of the gas that the operation allowed.',
      value: (
        <>
          <Count value={gas_used} />
          {gas !== null && (
            <span className="text-muted">
              {' '}
              of <Count value={gas} />
            </span>
          )}
        </>
      ),
    },
    {
      label: 'Gas price',
      hint: 'Price paid per gas.',
      value: gas_price === null ? null : <GasPrice wei={gas_price} />,
    },
    {
      label: 'Max fee per gas',
      hint: 'The most that the operation pays per gas.',
      value: max_fee_per_gas === null ? null : <GasPrice wei={max_fee_per_gas} />,
    },
    {
      label: 'Max priority fee per gas',
      hint: 'The most that the bundler gets per gas on top of the base fee.',
      value: max_priority_fee_per_gas === null ? null : <GasPrice wei={max_priority_fee_per_gas} />,
    },
    ...limits.map(([label, hint, value]) => ({ label, hint, value: value === null ? null : <Count value={value} /> })),
    {
      label: 'Nonce',
      hint: 'Key and sequence number, which the entry point uses up.',
      value: operation.nonce ? <Nonce hex={operation.nonce} /> : null,
    },
    {
      label: 'Index in bundle',
      hint: 'Position among the operations of the transaction.',
      value: operation.index === null ? null : operation.index,
    },
    {
      label: 'Logs',
      hint: 'Events that the operation emitted.',
      value: operation.user_logs_count === null ? null : <Count value={operation.user_logs_count} />,
    },
  ]
}

/** What the account called; the call that it made in turn comes first, as it is what the user wanted. */
export function callFacts(operation: UserOperation, chain: Chain): Fact[] {
  const { execute_target, execute_call_data, decoded_execute_call_data } = operation
  const { call_data, decoded_call_data, sender } = operation
  return [
    {
      label: 'Target',
      hint: 'Contract that the account called.',
      value: execute_target && <FullAddress chain={chain.id} address={execute_target} />,
    },
    {
      label: 'Decoded target call',
      hint: 'Function and parameters of the call to the target.',
      value: decodedFact(decoded_execute_call_data, execute_call_data, execute_target),
    },
    {
      label: 'Target call data',
      hint: 'Bytes that the account passed to the target.',
      value: execute_call_data === null ? null : <InputData key={execute_call_data} input={execute_call_data} />,
    },
    {
      label: 'Decoded account call',
      hint: 'Function and parameters of the entry point’s call to the account.',
      value: decodedFact(decoded_call_data, call_data, sender),
    },
    {
      label: 'Account call data',
      hint: 'Bytes that the entry point passed to the account.',
      value: <InputData key={call_data} input={call_data} />,
    },
  ]
}

/** The API's own decoding of a call; without it, the call is decoded here. */
function decodedFact(decoded: DecodedInput | null, data: string | null, to: Address | null) {
  if (decoded !== null) {
    return (
      <>
        <DecodedCall decoded={decoded} />
        <DecodedBy source={{ kind: 'api' }} />
      </>
    )
  }
  if (!/^0x[\da-f]{8}/i.test(data ?? '')) return null
  return <LazyDecodings key={data} encoded={{ kind: 'call', data: data ?? '0x' }} address={to?.hash ?? null} />
}

/** The signatures of a user operation. */
export function signatureFacts({ signature, aggregator_signature }: UserOperation): Fact[] {
  return [
    {
      label: 'Signature',
      hint: 'Bytes by which the account approved the operation.',
      value: signature ? <InputData key={signature} input={signature} /> : null,
    },
    {
      label: 'Aggregator signature',
      hint: 'Bytes by which the aggregator approved the bundle.',
      value: aggregator_signature ? <InputData key={aggregator_signature} input={aggregator_signature} /> : null,
    },
  ]
}

/** Bits of the sequence number in a nonce; its key is above them (ERC-4337). */
const SEQUENCE_BITS = 64n

/** A nonce by its two parts; the whole of it is on hover and copied. */
function Nonce({ hex }: { hex: string }) {
  if (!/^0x[\da-f]{1,64}$/i.test(hex)) return <Bytes hex={hex} />
  const nonce = BigInt(hex)
  const key = nonce >> SEQUENCE_BITS
  const keyText = key > BigInt(Number.MAX_SAFE_INTEGER) ? shortHash(`0x${key.toString(16)}`) : grouped(key)
  return (
    <>
      <span title={hex}>
        Key {keyText}, sequence {grouped(BigInt.asUintN(Number(SEQUENCE_BITS), nonce))}
      </span>
      <CopyButton text={hex} what="nonce" />
    </>
  )
}

function Bytes({ hex }: { hex: string }) {
  return (
    <span className="font-mono text-sm break-all">
      <UntrustedText text={hex} max={200} />
    </span>
  )
}
