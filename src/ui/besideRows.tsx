import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense } from 'react'

/**
 * A part of a page above a list whose rows do not wait for it: its code is asked for at once, and it is drawn without a place
 * before it where that is here by then. `place` keeps its room meanwhile, and stands for it where the code can't be had.
 */
export function besideRows<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
  place: ReactNode,
): ComponentType<Props> {
  const Part = lazyRouteComponent<{ default: (props: Props) => ReactNode }>(load)
  void Part.preload?.()
  const Place = () => place
  return function BesideRows(props) {
    return (
      <CatchBoundary getResetKey={() => Object.values(props).join()} errorComponent={Place}>
        <Suspense fallback={place}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
}
