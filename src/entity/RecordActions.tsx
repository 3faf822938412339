import { type ComponentType, lazy, Suspense } from 'react'
import { optionalWhenIdle } from '#/data/whenIdle'
import type { RecordToolbarProps } from '#/entity/RecordToolbar'

// What a page shows comes before what is done with it.
const RecordToolbar = lazy<ComponentType<RecordToolbarProps>>(() =>
  optionalWhenIdle(() => import('#/entity/RecordToolbar')),
)

/** Room of the toolbar, so that a name next to it does not shift when it loads. */
const room = { address: 'min-w-42', other: 'min-w-34' }

/** The toolbar of a record's header, whose code loads when the page is idle. */
export function RecordActions(props: RecordToolbarProps) {
  return (
    <div className={`flex min-h-11 justify-end md:min-h-7 ${room[props.address === undefined ? 'other' : 'address']}`}>
      <Suspense>
        <RecordToolbar {...props} />
      </Suspense>
    </div>
  )
}
