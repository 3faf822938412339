import { useSyncExternalStore } from 'react'
import { grouped } from '#/domain/numberFormat'
import { accentStyle } from '#/entity/ChainMark'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'
import { ExportDialog } from './ExportDialog'
import { closeDialog, discard, onExports, showRun, shownExports, type Underway } from './exports'
import { ExportJobPanel, useExportState } from './ExportJobPanel'

/** The exports of this visit: the dialog of the one that is looked at, and a line for each other. */
export function ExportPanel() {
  const { dialog, underway } = useSyncExternalStore(onExports, shownExports)
  const looked = dialog && 'id' in dialog ? underway.find(({ run }) => run.standing().job.id === dialog.id) : undefined
  const name = dialog && 'subject' in dialog ? dialog.subject.name : looked?.run.standing().job.name
  const chain = dialog && 'subject' in dialog ? dialog.subject.connection.chain : looked?.connection.chain
  const others = underway.filter((each) => each !== looked)
  return (
    <>
      {dialog && name !== undefined && (
        <Dialog title={`Export: ${name}`} width="max-w-xl" onClose={closeDialog}>
          <div style={chain && accentStyle(chain)} className="accented stack-3">
            {'subject' in dialog ? (
              <ExportDialog subject={dialog.subject} />
            ) : (
              looked && <ExportJobPanel underway={looked} />
            )}
          </div>
        </Dialog>
      )}
      {others.length > 0 && (
        <aside
          aria-label="Exports"
          className="fixed right-0 bottom-0 left-0 z-10 border border-line-strong bg-raised px-3 py-1 text-sm text-ink sm:right-4 sm:bottom-4 sm:left-auto sm:rounded-sm"
        >
          {others.map((each) => (
            <Line key={each.run.standing().job.id} underway={each} />
          ))}
        </aside>
      )}
    </>
  )
}

const words = {
  going: 'exporting',
  waiting: 'exporting',
  paused: 'stopped',
  low: 'asks to go on',
  failed: 'stopped',
  elsewhere: 'exporting in another tab',
  done: 'exported',
}

function Line({ underway }: { underway: Underway }) {
  const { job, state } = useExportState(underway.run)
  return (
    <div className="flex min-h-11 items-center gap-3">
      <p className="min-w-0 grow truncate">
        {job.name}: <span className="tabular-nums">{grouped(job.rows)}</span> rows {words[state]}
      </p>
      <Button onClick={() => (state === 'done' ? void discard(underway) : showRun(job.id))}>
        {state === 'done' ? 'Done' : 'Show'}
      </Button>
    </div>
  )
}
