/** What servers of rollups add to a transaction, one object for each, and where the page shows it; for the tests of fields. */

const party = (digit: string) => ({ hash: `0x${digit.repeat(40)}` })

const interop = (digit: string) => ({
  unique_id: `0000038500000F0${digit}`,
  nonce: Number(`401${digit}`),
  status: 'Relayed',
  timestamp: `2026-01-0${digit}T10:10:10.000000Z`,
  init_chain: { chain_id: 900 + Number(digit), chain_name: `Source ${digit}`, instance_url: `https://s${digit}.test` },
  init_transaction_hash: `0x${`${digit}5`.repeat(32)}`,
  relay_chain: { chain_id: 800 + Number(digit), chain_name: `Relay ${digit}`, instance_url: `https://r${digit}.test` },
  relay_transaction_hash: `0x${`${digit}6`.repeat(32)}`,
  sender_address_hash: `0x${`${digit}7`.repeat(20)}`,
  target_address_hash: `0x${`${digit}8`.repeat(20)}`,
  payload: `0x${'00'.repeat(Number(digit))}`,
})
const toldOfInterop = (name: string, digit: string): Readonly<Record<string, string>> => ({
  [`${name}.unique_id`]: `Message ID0000038500000F0${digit}`,
  [`${name}.nonce`]: `Nonce4,01${digit}`,
  [`${name}.status`]: 'StatusRelayed',
  [`${name}.timestamp`]: `2026-01-0${digit} 10:10:10`,
  [`${name}.init_chain.chain_id`]: `chain 90${digit}`,
  [`${name}.init_chain.chain_name`]: `Source chainSource ${digit}`,
  [`${name}.init_chain.instance_url`]: `https://s${digit}.test`,
  [`${name}.init_transaction_hash`]: `Source txn0x${`${digit}5`.repeat(32)}`,
  [`${name}.relay_chain.chain_id`]: `chain 80${digit}`,
  [`${name}.relay_chain.chain_name`]: `Relay chainRelay ${digit}`,
  [`${name}.relay_chain.instance_url`]: `https://r${digit}.test`,
  [`${name}.relay_transaction_hash`]: `Relay txn0x${`${digit}6`.repeat(32)}`,
  [`${name}.sender_address_hash`]: `Sender0x${`${digit}7`.repeat(20)}`,
  [`${name}.target_address_hash`]: `Target0x${`${digit}8`.repeat(20)}`,
  [`${name}.payload`]: `Payload${digit} bytes`,
})
const onOptimism = {
  op_interop_messages: [interop('3')],
  op_withdrawals: [
    {
      nonce: 98501,
      status: 'In challenge period',
      l1_transaction_hash: `0x${'4'.repeat(64)}`,
      challenge_period_end: '2026-01-09T03:04:05.000000Z',
      msg_value: '133008393312312648710',
      msg_sender_address_hash: party('3').hash,
      msg_target_address_hash: party('4').hash,
      portal_contract_address_hash: party('5').hash,
      msg_gas_limit: '287624',
      msg_nonce_raw: '1766847064778384329583297500742918515827483896875618958121606201292718277',
      msg_data: '0xd764ad0b00',
    },
  ],
}
const l1Hash = (digit: string) => `0x${`${digit}7`.repeat(32)}`
const step = (digit: string) => ({
  hash: l1Hash(digit),
  block_number: 700 + Number(digit),
  status: 'finalized',
  timestamp: `2026-01-0${digit}T00:00:00.000000Z`,
})
/** A batch as any rollup has it, and where a page shows each of its fields. */
const batch = {
  batch_number: 70707,
  status: 'Sent to L1',
  batch_data_container: 'in_celestia',
  l1_timestamp: '2026-01-03T01:01:01.000000Z',
  l1_transaction_hashes: [l1Hash('1')],
  commitment_transaction: step('2'),
  confirmation_transaction: step('3'),
  commit_transaction_hash: l1Hash('4'),
  commit_transaction_timestamp: '2026-01-04T00:00:00.000000Z',
  prove_transaction_hash: l1Hash('5'),
  prove_transaction_timestamp: '2026-01-05T00:00:00.000000Z',
  execute_transaction_hash: l1Hash('6'),
  execute_transaction_timestamp: '2026-01-06T00:00:00.000000Z',
  sequence_transaction_hash: l1Hash('7'),
  verify_transaction_hash: l1Hash('8'),
  blobs: [
    {
      hash: l1Hash('9'),
      commitment: l1Hash('a'),
      cert: '0xce47',
      height: 2584868,
      namespace: '0x00008e5f',
      l1_transaction_hash: l1Hash('b'),
      l1_timestamp: '2026-01-07T00:00:00.000000Z',
    },
  ],
}
const toldOfBatch: Readonly<Record<string, string>> = {
  batch_number: 'Batch number70707',
  status: 'StatusSent to L1',
  batch_data_container: 'Data containerCelestia',
  l1_timestamp: 'L1 timestamp2026-01-03 01:01:01',
  l1_transaction_hashes: `L1 txns${l1Hash('1')}`,
  'commitment_transaction.hash': `Commitment txn${l1Hash('2')}`,
  'commitment_transaction.block_number': 'L1 block 702',
  'commitment_transaction.status': 'Finalized',
  'commitment_transaction.timestamp': '2026-01-02 00:00:00',
  'confirmation_transaction.hash': `Confirmation txn${l1Hash('3')}`,
  'confirmation_transaction.block_number': 'L1 block 703',
  'confirmation_transaction.status': 'Finalized',
  'confirmation_transaction.timestamp': '2026-01-03 00:00:00',
  commit_transaction_hash: `Commit txn${l1Hash('4')}`,
  commit_transaction_timestamp: '2026-01-04 00:00:00',
  prove_transaction_hash: `Prove txn${l1Hash('5')}`,
  prove_transaction_timestamp: '2026-01-05 00:00:00',
  execute_transaction_hash: `Execute txn${l1Hash('6')}`,
  execute_transaction_timestamp: '2026-01-06 00:00:00',
  sequence_transaction_hash: `Sequence txn${l1Hash('7')}`,
  verify_transaction_hash: `Verify txn${l1Hash('8')}`,
  'blobs.hash': `blob hash${l1Hash('9')}`,
  'blobs.commitment': `commitment${l1Hash('a')}`,
  'blobs.cert': 'certificate0xce47',
  'blobs.height': 'height 2584868',
  'blobs.namespace': 'namespace0x00008e5f',
  'blobs.l1_transaction_hash': `L1 txn${l1Hash('b')}`,
  'blobs.l1_timestamp': '2026-01-07 00:00:00',
}
const rollups = ['arbitrum', 'scroll', 'optimism', 'op_batch', 'zksync', 'zkevm', 'via']

/** The fields of the batch under the names of all rollups, which share their places on a page. */
const toldOfBatches = Object.fromEntries(
  rollups.flatMap((name) => Object.entries(toldOfBatch).map(([field, words]) => [`${name}.${field}`, words])),
)

const onArbitrum = {
  arbitrum: {
    ...batch,
    poster_fee: '752969000000000',
    network_fee: '8000000000000000',
    contains_message: 'outcoming',
    message_related_info: {
      message_id: 153456,
      message_status: 'Ready for relay',
      associated_l1_transaction_hash: l1Hash('c'),
    },
  },
}
const onZkevm = {
  op_interop: interop('4'),
  zkevm_batch_number: 80808,
  zkevm_status: 'Confirmed by Sequencer',
  zkevm_sequence_hash: l1Hash('d'),
  zkevm_verify_hash: l1Hash('e'),
}

/** Parts of transactions with every field that is read of rollups. */
export const rollupParts = [onOptimism, onArbitrum, onZkevm]

/** Where the page of a transaction shows each of their fields. */
export const toldOfRollups: Readonly<Record<string, string>> = {
  ...toldOfBatches,
  'op_withdrawals.nonce': 'Nonce98,501',
  'op_withdrawals.status': 'StatusIn challenge period',
  'op_withdrawals.l1_transaction_hash': `L1 txn hash0x${'4'.repeat(64)}`,
  'op_withdrawals.challenge_period_end': 'Challenge ends2026-01-09 03:04:05',
  'op_withdrawals.msg_value': 'Value133.00839331231264871 ETH',
  'op_withdrawals.msg_sender_address_hash': `L2 sender${party('3').hash}`,
  'op_withdrawals.msg_target_address_hash': `L1 target${party('4').hash}`,
  'op_withdrawals.portal_contract_address_hash': `L1 portal${party('5').hash}`,
  'op_withdrawals.msg_gas_limit': 'Gas limit287,624',
  'op_withdrawals.msg_nonce_raw': 'Raw nonce176684706477838',
  'op_withdrawals.msg_data': 'Message data5 bytes',
  'arbitrum.poster_fee': '0.000752969 ETH L1 fee',
  'arbitrum.network_fee': '0.008 ETH network fee',
  ...toldOfInterop('op_interop_messages', '3'),
  ...toldOfInterop('op_interop', '4'),
  'arbitrum.contains_message': 'DirectionTo L1',
  'arbitrum.message_related_info.message_id': 'Message ID153456',
  'arbitrum.message_related_info.message_status': 'StatusReady for relay',
  'arbitrum.message_related_info.associated_l1_transaction_hash': `L1 txn hash${l1Hash('c')}`,
  'scroll.l1_fee': '0.0001 ETH L1 fee',
  'scroll.queue_index': 'Queue index60,606',
  zkevm_batch_number: 'Batch number80808',
  zkevm_status: 'StatusConfirmed by Sequencer',
  zkevm_sequence_hash: `Sequence txn${l1Hash('d')}`,
  zkevm_verify_hash: `Verify txn${l1Hash('e')}`,
}

/** What servers of Arbitrum add to a block. */
export const arbitrumBlock = {
  ...batch,
  l1_block_number: 9045233,
  delayed_messages: 5151,
  send_count: 6161,
  send_root: `0x${'4'.repeat(64)}`,
}

/** Where the page of a block shows each of its fields. */
export const toldOfRollupBlock: Readonly<Record<string, string>> = {
  ...toldOfBatches,
  'arbitrum.l1_block_number': 'L1 block9045233',
  'arbitrum.delayed_messages': 'Delayed messages5,151',
  'arbitrum.send_count': 'Sent messages6,161',
  'arbitrum.send_root': `Send root0x${'4'.repeat(64)}`,
}
