import type { ReactNode } from 'react'
import { Button } from '#/ui/Button'

/** A message in the square of media that is loading or has failed, with one action. */
export function MediaStatus({
  children,
  action,
}: {
  children: ReactNode
  action?: readonly [label: string, act: () => void]
}) {
  return (
    <div className="max-w-full stack-2 p-3 text-center break-words">
      <p role="status">{children}</p>
      {action && (
        <Button className="text-ink" onClick={action[1]}>
          {action[0]}
        </Button>
      )}
    </div>
  )
}
