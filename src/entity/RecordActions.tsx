import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { RecordMenuProps } from '#/entity/RecordMenu'
import { AfterPaint } from '#/ui/AfterPaint'

const RecordMenu = lazy(() => import('#/entity/RecordMenu'))

/** The place of what can be done with a record: its code comes beside the record's, and the page stands without it. */
export function RecordActions(props: RecordMenuProps) {
  return (
    <CatchBoundary getResetKey={() => props.id} errorComponent={Place}>
      <AfterPaint place={<Place />}>
        {/* Within, so that what else comes after paint does not wait for its code. */}
        <Suspense fallback={<Place />}>
          <RecordMenu {...props} />
        </Suspense>
      </AfterPaint>
    </CatchBoundary>
  )
}

/** As tall as the buttons, so that nothing below moves when they come. */
function Place() {
  return <div className="min-h-11 md:min-h-7" />
}
