import type { Address } from '#/api/schemas/address'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { exactAmount } from '#/domain/amounts/amount'
import { type Fee, type FeeAsset, feeOf, gasToken } from '#/domain/amounts/fee'
import { AmountParts } from '#/entity/AmountParts'
import { AmountWithFiat } from '#/entity/AmountWithFiat'
import { blobGasFacts } from '#/entity/blobGasFacts'
import { Count } from '#/entity/Count'
import { FullAddress } from '#/entity/FullAddress'
import { GasPrice } from '#/entity/Gas'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { factAnchor } from '#/features/transactions/factSourceLinks'
import { feeLabel } from '#/features/transactions/feeLabel'
import { transactionGasFacts } from '#/features/transactions/gasFacts'
import { NonceNeighbors, PositionNeighbors } from '#/features/transactions/Neighbors'
import type { Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

const FEE_PARTS = {
  burnt: ['burnt fees', 'burnt'],
  tip: ['priority fee (to validator)', 'producer'],
  l1: ['L1 fee', 'layer1'],
  operator: ['operator fee', 'layer1'],
  network: ['network fee', 'producer'],
  blob: ['blob fee (burnt)', 'burnt'],
  validator: ['validator fee', 'producer'],
  dapp: ['dapp fee', 'layer1'],
  rest: ['to validator', 'other'],
} as const

/** The fee and its parts, what the sender saved against the cap, and the gas; rows that do not apply are left out. */
export function feeFacts(tx: Transaction, chain: Chain): Fact[] {
  const fee = feeOf(tx, chain.currency)
  const { asset, maximum, savings } = fee
  return [
    {
      label: feeLabel(fee),
      hint: feeHint(fee),
      id: factAnchor('fee'),
      value: (
        <div className="max-w-2xl">
          <FeeAmount value={fee.total} asset={asset} chain={chain} />
          {fee.blob !== null && fee.total !== null && (
            <span className="block text-sm text-muted">
              {exactAmount(fee.total - fee.blob, asset.decimals)} for gas + {exactAmount(fee.blob, asset.decimals)} for
              blobs
            </span>
          )}
          {fee.lacksBlobFee && fee.total !== null && (
            <span className="block text-sm text-muted">without the blob fee, which the API does not report</span>
          )}
          {tx.stability_fee?.token && <span className="text-muted"> · stability fee</span>}
          <AmountParts
            split={fee}
            looks={{ ...FEE_PARTS, ...((asset.token || maximum) && { rest: [maximum ? 'gas' : 'other', 'other'] }) }}
            decimals={asset.decimals}
            symbol={asset.unit}
          />
        </div>
      ),
    },
    ...recipientFacts(tx, chain),
    {
      label: 'Txn savings',
      hint: '(Max fee per gas − gas price) × gas used.',
      value: savings !== null && savings > 0n ? <FeeAmount value={savings} asset={asset} chain={chain} /> : null,
    },
    ...transactionGasFacts(tx, gasToken(tx) && asset),
    ...l1Facts(tx),
    ...blobGasFacts(tx),
    {
      label: 'Max fee per blob gas',
      hint: 'Cap that the sender set for the blob gas price.',
      value: tx.max_fee_per_blob_gas === null ? null : <GasPrice wei={tx.max_fee_per_blob_gas} />,
    },
    {
      label: 'Nonce',
      hint: 'Number of transactions that the sender sent before this one.',
      value: (
        <>
          {tx.nonce ?? <MissingValue />}
          {tx.nonce !== null && tx.from?.hash && <NonceNeighbors nonce={tx.nonce} sender={tx.from.hash} />}
        </>
      ),
    },
    {
      label: 'Txn type',
      hint: 'Transaction format (EIP-2718), which decides how the fee is set.',
      value: (
        <>
          {tx.type ?? <MissingValue />}
          {tx.type !== null && TYPE_NAMES[tx.type] && <span className="text-muted"> ({TYPE_NAMES[tx.type]})</span>}
        </>
      ),
    },
    {
      label: 'Position in block',
      hint: 'Index of the transaction in its block, from 0.',
      value:
        tx.position === null ? null : (
          <>
            {tx.position}
            {tx.block_number !== null && <PositionNeighbors position={tx.position} block={tx.block_number} />}
          </>
        ),
    },
    {
      label: 'Tag',
      hint: 'Label of the transaction, as reported by the API.',
      value: tx.transaction_tag ? <UntrustedText text={tx.transaction_tag} max={80} /> : null,
    },
  ]
}

function feeHint({ asset, maximum }: Fee): string {
  if (maximum) return 'The most that the transaction can cost: gas limit × max fee per gas.'
  if (asset.token) return 'Total paid by the sender, in a token.'
  return 'What the sender paid: gas used × gas price, plus other fees.'
}

/** An exact amount of what the fee was paid in, with its USD value. */
export function FeeAmount({ value, asset, chain }: { value: bigint | null; asset: FeeAsset; chain: Chain }) {
  const { token, decimals, rate, rateThen } = asset
  if (token === null) return <NativeAmountWithFiat value={value} chain={chain} rate={rate} then={rateThen} />
  const { address_hash: hash, symbol, name, reputation } = token
  const unit = (
    <>
      {token.decimals === null && 'base units of '}
      <TokenSymbol chain={chain.id} token={{ hash, symbol, name }} reputation={reputation} />
    </>
  )
  return <AmountWithFiat value={value} decimals={decimals} unit={unit} rate={rate} />
}

/** Who got the parts of a stability fee. */
function recipientFacts({ stability_fee: reported }: Transaction, chain: Chain): Fact[] {
  const fact = (label: string, who: string, to: Address | null | undefined): Fact => ({
    label,
    hint: `Address that got the ${who} fee.`,
    value: to?.hash ? <FullAddress chain={chain.id} address={to} /> : null,
  })
  return [
    fact('Validator fee to', 'validator', reported?.validator_address),
    fact('Dapp fee to', 'dapp', reported?.dapp_address),
  ]
}

/** What a rollup charged for publishing the transaction's data on L1. */
function l1Facts({ l1_fee, l1_gas_used, l1_gas_price, l1_fee_scalar }: Transaction): Fact[] {
  if (l1_fee === null || l1_gas_used === null) return []
  return [
    {
      label: 'L1 gas used',
      hint: 'Gas charged for the transaction’s data on L1.',
      value: <Count value={l1_gas_used} />,
    },
    { label: 'L1 gas price', hint: 'Price per gas on L1 at that time.', value: <GasPrice wei={l1_gas_price} isOnL1 /> },
    {
      label: 'L1 fee scalar',
      hint: 'Factor by which the rollup multiplies the L1 cost.',
      value: l1_fee_scalar !== null && Number(l1_fee_scalar) !== 0 ? l1_fee_scalar : null,
    },
  ]
}

/** EIP-2718 transaction types of Ethereum and of other chains. */
const TYPE_NAMES: Readonly<Record<number, string>> = {
  0: 'legacy',
  1: 'EIP-2930',
  2: 'EIP-1559',
  3: 'EIP-4844, blobs',
  4: 'EIP-7702, set code',
  100: 'Arbitrum deposit',
  105: 'Arbitrum retryable',
  106: 'Arbitrum internal',
  113: 'zkSync, EIP-712',
  123: 'CIP-64, fee currency',
  126: 'L1 deposit',
}
