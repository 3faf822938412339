import type { ComponentProps, ReactNode } from 'react'
import { LineReach } from '#/list/LineReach'
import { WindowTracker } from '#/list/WindowTracker'

type LineTrackerProps = ComponentProps<typeof LineReach> & ComponentProps<typeof WindowTracker>

/** Says which lines of a list to render: of a long one those near the window, else those that have been. One file, loaded on demand. */
export default function LineTracker({ drawn, limit, onReach, onChange, ...lines }: LineTrackerProps): ReactNode {
  return lines.count > limit ? (
    <WindowTracker {...lines} onChange={onChange} />
  ) : (
    <LineReach height={lines.height} margin={lines.margin} drawn={drawn} limit={limit} onReach={onReach} />
  )
}
