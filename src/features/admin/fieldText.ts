import type { NetworkField } from '#/api/networkFields'
import type { DraftValue } from './draft'

/** How a field is presented. */
export interface FieldText {
  label: string
  /** One sentence on what it does. */
  meaning: string
  kind: 'text' | 'integer' | 'secret' | 'flag'
}

/** Props of the controls of all kinds of fields. */
export interface ControlProps {
  field: NetworkField
  value: DraftValue | undefined
  /** The current value, if known. */
  known: string | boolean | undefined
  chainId: string
  invalid: boolean
  /** Sets the value to send; undefined leaves the field unchanged. */
  onChange: (value: DraftValue | undefined) => void
}

/** Labels and explanations of all fields. */
export const FIELD_TEXT: Readonly<Record<NetworkField, FieldText>> = {
  name: { label: 'Name', meaning: 'Name of the network in the points service', kind: 'text' },
  domain: { label: 'Domain', meaning: 'Host name of the explorer, without scheme, port or path', kind: 'text' },
  active: {
    label: 'Active',
    meaning: 'Whether the service uses this network. Off takes it down.',
    kind: 'flag',
  },
  rpc_url: {
    label: 'RPC URL',
    meaning: 'Node that the service reads the chain from (http, https, ws or wss)',
    kind: 'text',
  },
  explorer_api_key: {
    label: 'Explorer API key',
    meaning: 'Key that the service sends to the explorer’s API. Write-only.',
    kind: 'secret',
  },
  block_timestamp_skew: {
    label: 'Block timestamp skew',
    meaning: 'Tolerance for block timestamps: a whole number, in the unit of the service',
    kind: 'integer',
  },
  sent_transactions_activity_enabled: {
    label: 'Sent transactions',
    meaning: 'Whether sending transactions counts as activity',
    kind: 'flag',
  },
  verified_contracts_activity_enabled: {
    label: 'Verified contracts',
    meaning: 'Whether verifying contracts counts as activity',
    kind: 'flag',
  },
  explorer_usage_activity_enabled: {
    label: 'Explorer usage',
    meaning: 'Whether using the explorer counts as activity',
    kind: 'flag',
  },
}
