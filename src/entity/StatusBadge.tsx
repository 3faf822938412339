import { CompactIcon } from '#/ui/LabelWithHint'

const STATUSES = {
  success: ['Success', 'icon-check text-muted [--icon-color:var(--good)]'],
  failed: ['Failed', 'icon-cross text-bad'],
  pending: ['Pending', 'icon-clock text-warn'],
  dropped: ['Dropped', 'icon-ban text-warn'],
  replaced: ['Replaced', 'icon-ban text-warn'],
} as const

/** A status that has a word and a look. */
export type StatusKind = keyof typeof STATUSES

/** A status, and why it is so. */
export interface StatusBadgeProps {
  kind: StatusKind
  /** The API's own word for it, or the reason in it: shown on hover. */
  reason: string | null
}

/** A status by icon and word as well as color. */
export function StatusBadge({ kind, reason }: StatusBadgeProps) {
  const [word, look] = STATUSES[kind]
  return (
    <span className={`icon ${look}`} title={reason ?? undefined}>
      {word}
    </span>
  )
}

/** A status in a row that has no room for its column; nothing for success, which rows need not say. */
export function CompactStatus({ kind }: { kind: StatusKind }) {
  if (kind === 'success') return null
  const [label, look] = STATUSES[kind]
  return <CompactIcon label={label} look={look} />
}
