import type { Abi } from 'viem'
import { allowanceAfter, type AllowanceUse, isUnlimited } from '#/contracts/allowance'
import { type AbiMethod, decodeInputs } from '#/contracts/method'
import { useNodeConnection } from '#/data/queries/rpc'
import type { Simulation, UnsentTransaction } from '#/data/queries/simulation'
import type { ConnectedWallet } from '#/data/wallets'
import { chainIdOf } from '#/domain/chainKey'
import { formatUnits } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { AddressHashLink } from '#/entity/AddressLink'
import { CallResult } from '#/entity/calls/CallResult'
import { DecodedValues, type NumberUnit } from '#/entity/calls/DecodedValues'
import { inputDataFact, SendTransaction } from '#/entity/calls/SendTransaction'
import { DetailRows } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'

interface ReviewProps {
  abi: Abi
  method: AbiMethod
  transaction: UnsentTransaction
  simulation: Simulation
  connected: ConnectedWallet
  token: NumberUnit | null
  onSent?: (hash: string) => void
}

/** What a transaction will do, by its simulation, and the button that passes exactly this transaction to the wallet. */
export function Review({ abi, method, transaction, simulation, connected, token, onSent }: ReviewProps) {
  const { chain } = useNodeConnection()
  const { from, to, data, value, allowance: use } = transaction
  const succeeds = simulation.call.error === null
  const amount = `${formatUnits(value, chain.currency.decimals)} ${chain.currency.symbol}`
  const facts = [
    {
      label: 'Network',
      hint: 'Chain that the transaction is for',
      value: `${chain.name} (chain ID ${chainIdOf(chain.id)})`,
    },
    {
      label: 'To',
      hint: 'Contract that is called',
      value: <AddressHashLink chain={chain.id} hash={to} kind="contract" />,
    },
    { label: 'Value', hint: 'Native currency that is sent with the call', value: amount },
    {
      label: 'Gas',
      hint: 'Gas that the node estimates; your wallet sets limit and price',
      value: <GasEstimate simulation={simulation} />,
    },
    {
      label: 'Arguments',
      hint: 'Arguments of the call, decoded from the input data',
      value: <DecodedValues values={decodeInputs(method, data) ?? []} chain={chain.id} token={token} />,
    },
    ...(use
      ? [
          {
            label: 'Allowance',
            hint: 'Amount of the token that the spender may transfer for its owner',
            value: <AllowanceState use={use} current={simulation.allowance} chain={chain.id} token={token} />,
          },
        ]
      : []),
    inputDataFact(data),
    {
      label: 'Simulation',
      hint: 'What the call returns on the latest state',
      value: (
        <CallResult chain={chain.id} abi={abi} method={method} outcome={simulation.call} block="latest" token={token} />
      ),
    },
  ]
  return (
    <section aria-label="Review" className="stack-3 border-l-2 border-accent pl-4">
      <p>
        <AddressHashLink chain={chain.id} hash={from} /> calls <b className="font-mono">{method.abi.name}</b> of{' '}
        <AddressHashLink chain={chain.id} hash={to} kind="contract" />
        {value > 0n && ` and sends ${amount}`} on {chain.name}.{' '}
        {succeeds ? 'It succeeds on the latest state.' : 'It would fail, so it can’t be sent.'}
      </p>
      <DetailRows facts={facts} />
      <SendTransaction
        connected={connected}
        transaction={{ from, to, data, value: `0x${value.toString(16)}` }}
        succeeds={succeeds}
        {...(onSent && { onSent })}
      />
    </section>
  )
}

/** The estimated gas, or why there is none. */
function GasEstimate({ simulation: { gas, gasError, call } }: { simulation: Simulation }) {
  if (gas !== null) return `${grouped(gas)} (estimate)`
  if (gasError?.missingMethod) return `Not estimated: the node doesn’t have ${gasError.missingMethod}`
  // A call that fails has its reason in the simulation.
  if (!gasError || call.error) return '–'
  return (
    <>
      Not estimated: <UntrustedText text={gasError.serverMessage} max={300} />
    </>
  )
}

interface AllowanceStateProps {
  use: AllowanceUse
  /** What the node reports now; null if it could not be read. */
  current: bigint | null
  chain: string
  token: NumberUnit | null
}

/** The allowance that a call spends, with what it needs, or that it changes, with the new one. */
export function AllowanceState({ use, current, chain, token }: AllowanceStateProps) {
  const { owner, spender, kind, amount } = use
  const textOf = (value: bigint) =>
    isUnlimited(value, token?.supply)
      ? 'unlimited'
      : token === null
        ? grouped(value)
        : `${formatUnits(value, token.decimals)} ${token.name}`
  const after = current === null ? null : allowanceAfter(use, current)
  return (
    <>
      <AddressHashLink chain={chain} hash={spender} /> may spend {current === null ? '–' : textOf(current)} of{' '}
      <AddressHashLink chain={chain} hash={owner} />
      {kind === 'spend' && <>; {textOf(amount)} needed</>}
      {kind === 'spend' && current !== null && current < amount && (
        <>
          {' '}
          <span className="icon icon-warning text-bad">Allowance too low</span>
        </>
      )}
      {kind === 'set' && <> → {textOf(amount)}</>}
      {(kind === 'add' || kind === 'subtract') && after !== null && after >= 0n && <> → {textOf(after)}</>}
      {(kind === 'set' || kind === 'add') && isUnlimited(kind === 'set' ? amount : (after ?? 0n), token?.supply) && (
        <>
          {' '}
          <span className="icon icon-warning text-warn">Unlimited approval</span>
        </>
      )}
    </>
  )
}
