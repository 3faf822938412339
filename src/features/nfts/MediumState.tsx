import type { ReactNode } from 'react'
import { Button } from '#/ui/Button'

/** What stands in the square of a medium that is not there (yet), and what can be done about it. */
export function MediumState({
  children,
  act,
}: {
  children: ReactNode
  act?: readonly [label: string, act: () => void]
}) {
  return (
    <div className="max-w-full stack-2 p-3 text-center break-words">
      <p role="status">{children}</p>
      {act && (
        <Button className="text-ink" onClick={act[1]}>
          {act[0]}
        </Button>
      )}
    </div>
  )
}
