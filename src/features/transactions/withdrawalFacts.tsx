import type { OpWithdrawal } from '#/api/schemas/rollupParts'
import type { Chain } from '#/data/config/config'
import { isAddressHash } from '#/domain/hashes/hash'
import { FullAddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { InputData } from '#/entity/InputData'
import { FullL1Link } from '#/entity/L1Link'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { StatusWords } from '#/entity/StatusWords'
import { FullTimestamp } from '#/entity/Timestamp'
import { CopyButton } from '#/ui/CopyButton'
import type { Fact } from '#/ui/DetailRows'
import { fullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

/** A withdrawal to L1, and the call on L1 that ends it. */
export function withdrawalFacts(withdrawal: OpWithdrawal, chain: Chain): Fact[] {
  const { nonce, status, l1_transaction_hash, challenge_period_end } = withdrawal
  return [
    {
      label: 'Status',
      hint: 'How far the withdrawal is, as reported by the API.',
      value: status && <StatusWords text={status} />,
    },
    {
      label: 'Nonce',
      hint: 'Number of the message to L1 that the withdrawal is.',
      value: nonce === null ? null : <Count value={nonce} />,
    },
    {
      label: 'L1 txn hash',
      hint: 'Transaction on L1 that executed the withdrawal.',
      value: l1_transaction_hash && <FullL1Link page="tx" id={l1_transaction_hash} />,
    },
    {
      label: 'Challenge ends',
      hint: 'When the time to dispute the withdrawal is over.',
      value: challenge_period_end && <FullTimestamp date={challenge_period_end} />,
    },
    ...messageFacts(withdrawal, chain),
  ]
}

function messageFacts(withdrawal: OpWithdrawal, chain: Chain): Fact[] {
  const { msg_value, msg_sender_address_hash, msg_target_address_hash, portal_contract_address_hash } = withdrawal
  const { msg_gas_limit, msg_nonce_raw, msg_data } = withdrawal
  return [
    {
      label: 'Value',
      hint: 'Native currency that the target receives on L1.',
      value: msg_value === null ? null : <NativeAmountWithFiat value={msg_value} chain={chain} rate={null} />,
    },
    {
      label: 'L2 sender',
      hint: 'Address on this chain that sent the message.',
      value: msg_sender_address_hash && <L2Address chain={chain.id} hash={msg_sender_address_hash} />,
    },
    {
      label: 'L1 target',
      hint: 'Address on L1 that the message calls.',
      value: msg_target_address_hash && <FullL1Link page="address" id={msg_target_address_hash} />,
    },
    {
      label: 'L1 portal',
      hint: 'Contract on L1 that proves and executes the withdrawal.',
      value: portal_contract_address_hash && <FullL1Link page="address" id={portal_contract_address_hash} />,
    },
    {
      label: 'Gas limit',
      hint: 'Gas for the call on L1.',
      value: msg_gas_limit === null ? null : <Count value={msg_gas_limit} />,
    },
    {
      label: 'Raw nonce',
      hint: 'Nonce with the version of the message in its first two bytes.',
      value: msg_nonce_raw === null ? null : <span className={fullHash}>{String(msg_nonce_raw)}</span>,
    },
    {
      label: 'Message data',
      hint: 'Bytes that the message passes to the target.',
      value: msg_data && <InputData input={msg_data} />,
    },
  ]
}

/** An address of this chain, of which only the hash is known. */
function L2Address({ chain, hash }: { chain: string; hash: string }) {
  if (!isAddressHash(hash)) return <UntrustedText text={hash} max={200} />
  return (
    <>
      <FullAddressLink chain={chain} hash={hash} />
      <CopyButton text={hash} what="address" />
    </>
  )
}
