import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { CopyMenuProps } from '#/ui/CopyMenu'

const CopyMenu = lazy(() => import('#/ui/CopyMenu'))

/** The place of the menu that copies a record: its code comes beside the record's, and the page stands without it. */
export function CopyAs(props: CopyMenuProps) {
  return (
    <CatchBoundary getResetKey={() => props.id} errorComponent={Place}>
      <Suspense fallback={<Place />}>
        <CopyMenu {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

/** As tall as the menu's button, so that nothing below moves when it comes. */
function Place() {
  return <div className="min-h-11 md:min-h-7" />
}
