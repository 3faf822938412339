import type { Chain } from '#/data/config/config'
import { chainIdOf } from '#/domain/chainKey'
import { formatUnits } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { AddressHashLink } from '#/entity/AddressLink'
import { inputDataFact } from '#/entity/calls/SendTransaction'
import { GasPrice } from '#/entity/Gas'
import type { Replacement } from '#/features/transactions/pending/replacement'
import type { Fact } from '#/ui/DetailRows'

/** The fields of a replacement, exactly as they are passed to the wallet. */
export function replacementFacts(replacement: Replacement, chain: Chain): Fact[] {
  const { from, to, value, nonce, caps, gasLimit, data } = replacement
  return [
    {
      label: 'Network',
      hint: 'Chain that the transaction is for.',
      value: `${chain.name} (chain ID ${chainIdOf(chain.id)})`,
    },
    {
      label: 'From',
      hint: 'Address that signs the transaction.',
      value: <AddressHashLink chain={chain.id} hash={from} />,
    },
    { label: 'To', hint: 'Address that receives or is called.', value: <AddressHashLink chain={chain.id} hash={to} /> },
    {
      label: 'Value',
      hint: 'Native currency that is sent.',
      value: `${formatUnits(value, chain.currency.decimals)} ${chain.currency.symbol}`,
    },
    { label: 'Nonce', hint: 'That of the pending transaction, so that only one of both is included.', value: nonce },
    ...('gasPrice' in caps
      ? [
          {
            label: 'Gas price',
            hint: 'Price per gas, an eighth higher at least.',
            value: <GasPrice wei={caps.gasPrice} />,
          },
        ]
      : [
          {
            label: 'Max fee per gas',
            hint: 'Cap per gas: an eighth higher, and at least twice the base fee.',
            value: <GasPrice wei={caps.maxFee} />,
          },
          {
            label: 'Max priority fee',
            hint: 'Cap per gas for the validator, an eighth higher.',
            value: <GasPrice wei={caps.maxPriorityFee} />,
          },
        ]),
    {
      label: 'Gas limit',
      hint: 'The most gas that the transaction may use.',
      value: gasLimit === null ? 'estimated by the wallet' : grouped(gasLimit),
    },
    inputDataFact(data),
  ]
}
