import { useStore } from '#/data/useStore'
import { grouped } from '#/domain/amounts/numberFormat'
import { accentStyle } from '#/entity/ChainMark'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'
import { ExportDialog } from './ExportDialog'
import { closeDialog, discard, type Export, exportPanel, showExport } from './exports'
import type { ExportStatus } from './exportJob'
import { ExportJobPanel, useExportState } from './ExportJobPanel'

/** The exports of this visit: a dialog for the open one, and a line for each other. */
export function ExportPanel() {
  const { dialog, all } = useStore(exportPanel)
  const opened = dialog && 'id' in dialog ? all.find(({ run }) => run.state().job.id === dialog.id) : undefined
  const list = dialog && 'list' in dialog ? dialog.list : undefined
  const name = list?.name ?? opened?.run.state().job.name
  const chain = (list ?? opened)?.connection.chain
  const others = all.filter((each) => each !== opened)
  return (
    <>
      {dialog && name !== undefined && (
        <Dialog title={`Export: ${name}`} width="max-w-xl" onClose={closeDialog}>
          <div style={chain && accentStyle(chain)} className="accented stack-3">
            {list ? <ExportDialog list={list} /> : opened && <ExportJobPanel running={opened} />}
          </div>
        </Dialog>
      )}
      {others.length > 0 && (
        <aside
          aria-label="Exports"
          className="fixed right-0 bottom-0 left-0 z-10 border border-line-strong bg-raised px-3 py-1 text-sm text-ink sm:right-4 sm:bottom-4 sm:left-auto sm:rounded-sm"
        >
          {others.map((each) => (
            <ExportLine key={each.run.state().job.id} running={each} />
          ))}
        </aside>
      )}
    </>
  )
}

const STATUS_TEXTS: Record<ExportStatus, string> = {
  running: 'exporting',
  waiting: 'exporting',
  paused: 'paused',
  'low-credits': 'paused (low credits)',
  failed: 'failed',
  'other-tab': 'exporting in another tab',
  stopped: 'stopped; more may exist',
  complete: 'complete',
}

function ExportLine({ running }: { running: Export }) {
  const { job, status } = useExportState(running.run)
  const isComplete = status === 'complete'
  return (
    <div className="flex min-h-11 items-center gap-3">
      <p className="min-w-0 grow truncate">
        {job.name}: <span className="tabular-nums">{grouped(job.rows)}</span> rows, {STATUS_TEXTS[status]}
      </p>
      <Button onClick={() => (isComplete ? void discard(running) : showExport(job.id))}>
        {isComplete ? 'Dismiss' : 'Show'}
      </Button>
    </div>
  )
}
