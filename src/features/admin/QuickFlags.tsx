import type { Network } from '#/api/readNetworks'
import { paths } from '#/domain/links/paths'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import { Flag } from './CurrentValue'
import { FIELD_TEXT } from './fieldText'
import { useStore } from '#/data/useStore'

const FLAGS = [
  'active',
  'sent_transactions_activity_enabled',
  'verified_contracts_activity_enabled',
  'explorer_usage_activity_enabled',
] as const

interface QuickFlagsProps {
  networks: readonly Network[]
  /** Proposes a change of one flag. */
  onFlip: (network: Network, changes: Partial<Network['values']>) => void
}

/** The networks with their flags; a press on a flag starts the review of its opposite. */
export function QuickFlags({ networks, onFlip }: QuickFlagsProps) {
  const sending = useStore(useAdministration().sender.sending)
  if (networks.length === 0) return <p className="text-muted">No networks yet</p>
  return (
    <>
      <p className="py-2 text-muted">Click a flag to change it. Nothing is saved until you review and confirm it.</p>
      <ul aria-label="Networks" className="panel ruled px-4">
        {networks.map((network) => (
          <li
            key={network.chainId}
            className="grid items-center gap-x-4 gap-y-1 py-2 xl:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <a
                href={paths.network(network.chainId)}
                className="inline-flex min-h-11 max-w-full items-center gap-2 font-medium md:min-h-8"
              >
                <span className="min-w-0 break-words">
                  <UntrustedText text={network.values.name || 'Unnamed network'} max={60} />
                </span>
                <span className="font-mono text-sm font-normal text-muted">{network.chainId}</span>
              </a>
              <p className="text-sm break-words text-muted">
                <UntrustedText text={network.values.domain ?? ''} max={100} />
              </p>
              <p id={`sending-${network.chainId}`} role="status" className="text-sm text-warn empty:hidden">
                {sending.has(network.chainId) && 'A change is being saved. Wait until it is finished.'}
              </p>
            </div>
            <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
              {FLAGS.map((field) => (
                <FlagButton
                  key={field}
                  network={network}
                  field={field}
                  isSending={sending.has(network.chainId)}
                  onFlip={onFlip}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

interface FlagButtonProps {
  network: Network
  field: (typeof FLAGS)[number]
  /** Whether a change to the network is being sent. */
  isSending: boolean
  onFlip: QuickFlagsProps['onFlip']
}

function FlagButton({ network, field, isSending, onFlip }: FlagButtonProps) {
  const on = network.values[field]
  const { label } = FIELD_TEXT[field]
  const boxStyle = 'flex min-h-11 flex-col justify-center rounded-sm border px-3 py-1 text-left'
  if (on === undefined) {
    return (
      <span className={`${boxStyle} border-line text-muted`}>
        <span className="text-xs">{label}</span>
        <MissingValue />
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`${label} ${on ? 'on' : 'off'}: turn ${on ? 'off' : 'on'} for network ${network.chainId}`}
      aria-disabled={isSending}
      aria-describedby={`sending-${network.chainId}`}
      onClick={() => {
        if (!isSending) onFlip(network, { [field]: !on })
      }}
      className={`${boxStyle} border-line-strong bg-raised hover:bg-sunken aria-disabled:opacity-60`}
    >
      <span className="text-xs text-muted">{label}</span>
      <Flag on={on} />
    </button>
  )
}
