import { type ReactNode, useState } from 'react'
import { useNodeConnection } from '#/data/queries/rpc'
import { sendTransaction, type SendOutcome, type WalletTransaction } from '#/data/sendTransaction'
import type { ConnectedWallet } from '#/data/wallets'
import { WalletError } from '#/entity/calls/WalletBar'
import { TransactionLink } from '#/entity/links'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import type { Fact } from '#/ui/DetailRows'
import { chainIdOf } from '#/domain/chainKey'

/** The calldata of a transaction that is reviewed. */
export function inputDataFact(data: string): Fact {
  return {
    label: 'Input data',
    hint: 'Calldata, exactly as it is passed to the wallet.',
    value: (
      <span className="font-mono text-sm break-all">
        {data}
        <CopyButton text={data} what="input data" />
      </span>
    ),
  }
}

interface SendTransactionProps {
  connected: ConnectedWallet
  /** Exactly what is passed to the wallet. */
  transaction: WalletTransaction
  /** Whether it would succeed. */
  succeeds: boolean
  /** A note above the button. */
  note?: ReactNode
  onSent?: (hash: string) => void
}

/** The button that passes a reviewed transaction to the wallet; a link to it once it is sent, and why it could not be. */
export function SendTransaction({ connected, transaction, succeeds, note, onSent }: SendTransactionProps) {
  const { chain } = useNodeConnection()
  const [outcome, setOutcome] = useState<SendOutcome | null>(null)
  const isOnChain = connected.chainId === chainIdOf(chain.id)
  const send = async () => {
    setOutcome({ kind: 'sending' })
    const sent = await sendTransaction(connected, chain.id, transaction)
    setOutcome(sent)
    if (sent.kind === 'sent') onSent?.(sent.hash)
  }
  return (
    <>
      {outcome?.kind === 'sent' ? (
        <p role="status">
          Sent: <TransactionLink chain={chain.id} hash={outcome.hash} />
        </p>
      ) : (
        <>
          {note}
          <Button
            disabled={!succeeds || !isOnChain || outcome?.kind === 'sending'}
            onClick={() => void send()}
            className="border-accent"
          >
            Send transaction
          </Button>
        </>
      )}
      {!isOnChain && <p className="text-muted">Switch the wallet to {chain.name} first</p>}
      {outcome?.kind === 'failed' && <WalletError code={outcome.code} message={outcome.message} />}
    </>
  )
}
