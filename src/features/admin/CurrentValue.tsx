import { type NetworkField, snakeCased } from '#/api/networkFields'
import type { Network } from '#/api/readNetworks'
import { exactTime } from '#/domain/text/time'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import { lastSent } from './journalEntries'
import { currentValueText } from './proposal'
import { useStore } from '#/data/useStore'

/** What is known of a network. */
export interface NetworkState {
  network: Network | null
  /** Whether it is loading for the first time. */
  pending: boolean
  /** When it was read, if reading it again has failed since. */
  staleSince: Date | null
}

/** The current value of a field, or the value sent last where the host does not report it. */
export function CurrentValue({ chainId, field, known }: { chainId: string; field: NetworkField; known: NetworkState }) {
  const { network, pending, staleSince } = known
  return (
    <>
      <p className={`text-xs ${staleSince ? 'text-warn' : 'text-muted'}`}>
        {staleSince ? `As of ${exactTime(staleSince)}` : 'Current value'}
      </p>
      {pending ? <p className="text-muted">…</p> : <Value chainId={chainId} field={field} network={network} />}
    </>
  )
}

function Value({ chainId, field, network }: { chainId: string; field: NetworkField; network: Network | null }) {
  const journal = useStore(useAdministration().sender.journal)
  const words = network && currentValueText(network, field)
  const value = field === 'explorer_api_key' ? undefined : network?.values[field]
  if (words !== null) {
    return (
      <p className="break-words">
        {typeof value === 'boolean' ? <Flag on={value} /> : <UntrustedText text={words} max={400} />}
        {field === 'explorer_api_key' && words === 'set' && <span className="text-muted"> (hidden)</span>}
      </p>
    )
  }
  const last = lastSent(journal, chainId, field)
  const other = network && nameElsewhere(network, field)
  if (other) {
    return (
      <p className="break-words text-warn">
        Not in the API response; found “
        <UntrustedText text={other} max={80} />” instead. Map it in merits.fieldNames (config.json).
      </p>
    )
  }
  if (!last) return <MissingValue />
  return (
    <p className="break-words text-muted">
      Unknown; last sent <UntrustedText text={last.value} max={400} /> at {exactTime(last.at)}
      {!last.isSaved && ' (result unknown)'}
    </p>
  )
}

/** Some hosts use another prefix than `explorer_`: the name of such a field, if the host reports one. */
function nameElsewhere({ others }: Network, field: NetworkField): string | undefined {
  const bare = /^explorer(_.+)$/.exec(field)?.[1]
  return bare && Object.keys(others).find((name) => snakeCased(name) !== field && snakeCased(name).endsWith(bare))
}

/** The state of a flag: text and a mark, full for on, a ring for off. */
export function Flag({ on }: { on: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full border ${on ? 'border-good bg-good' : 'border-line-strong'}`}
      />
      {on ? 'on' : 'off'}
    </span>
  )
}
