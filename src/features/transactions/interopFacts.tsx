import type { InteropMessage } from '#/api/schemas/rollupParts'
import { findChain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { isTransactionHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { Count } from '#/entity/Count'
import { InputData } from '#/entity/InputData'
import { StatusWords } from '#/entity/StatusWords'
import { FullTimestamp } from '#/entity/Timestamp'
import { CopyButton } from '#/ui/CopyButton'
import type { Fact } from '#/ui/DetailRows'
import { fullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

type InteropChain = NonNullable<InteropMessage['init_chain']>

/** A message between two chains of the OP Stack; the API has the other chain and its transaction only. */
export function interopFacts(message: InteropMessage): Fact[] {
  const { status, unique_id, nonce, init_chain, init_transaction_hash, relay_chain, relay_transaction_hash } = message
  const { sender_address_hash, target_address_hash, payload, timestamp } = message
  return [
    {
      label: 'Status',
      hint: 'How far the message is, as reported by the API.',
      value: status && <StatusWords text={status} />,
    },
    {
      label: 'Message ID',
      hint: 'ID of the message, made of source chain and nonce.',
      value: unique_id && <UntrustedText text={unique_id} max={80} />,
    },
    {
      label: 'Nonce',
      hint: 'Number of the message among those of the source chain.',
      value: nonce === null ? null : <Count value={nonce} />,
    },
    {
      label: 'Timestamp',
      hint: 'When the message was sent.',
      value: timestamp && <FullTimestamp date={timestamp} />,
    },
    {
      label: 'Source chain',
      hint: 'Chain that sent the message.',
      value: init_chain && <ChainName named={init_chain} />,
    },
    {
      label: 'Source txn',
      hint: 'Transaction that sent the message.',
      value: init_transaction_hash && <ForeignTransaction hash={init_transaction_hash} named={init_chain} />,
    },
    {
      label: 'Relay chain',
      hint: 'Chain that the message is sent to.',
      value: relay_chain && <ChainName named={relay_chain} />,
    },
    {
      label: 'Relay txn',
      hint: 'Transaction that delivered the message.',
      value: relay_transaction_hash && <ForeignTransaction hash={relay_transaction_hash} named={relay_chain} />,
    },
    {
      label: 'Sender',
      hint: 'Address on the source chain that sent the message.',
      value: sender_address_hash && <Text text={sender_address_hash} what="sender" />,
    },
    {
      label: 'Target',
      hint: 'Address on the relay chain that the message calls.',
      value: target_address_hash && <Text text={target_address_hash} what="target" />,
    },
    {
      label: 'Payload',
      hint: 'Bytes that the message passes to the target.',
      value: payload && <InputData input={payload} />,
    },
  ]
}

/** A chain by its name and ID, and the URL that the API reports for it. */
function ChainName({ named: { chain_id, chain_name, instance_url } }: { named: InteropChain }) {
  return (
    <span className="[&>*]:mr-3">
      {chain_name && <UntrustedText text={chain_name} max={60} />}
      {chain_id !== null && <span className="text-muted">chain {String(chain_id)}</span>}
      {instance_url && <UntrustedUrl text={instance_url} />}
    </span>
  )
}

/** A transaction of another chain; a link if that is a chain of this explorer. */
function ForeignTransaction({ hash, named }: { hash: string; named: InteropChain | null }) {
  const { config } = useChain()
  const chain = named?.chain_id == null ? undefined : findChain(config, String(named.chain_id))
  if (chain === undefined || !isTransactionHash(hash)) return <Text text={hash} what="transaction hash" />
  return (
    <>
      <a href={paths.transaction(chain.id, hash)} className={fullHash}>
        {hash}
      </a>
      <CopyButton text={hash} what="transaction hash" />
    </>
  )
}

function Text({ text, what }: { text: string; what: string }) {
  return (
    <>
      <span className={fullHash}>
        <UntrustedText text={text} max={200} />
      </span>
      <CopyButton text={text} what={what} />
    </>
  )
}
