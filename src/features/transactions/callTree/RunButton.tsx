import type { CallNode } from '#/domain/transactions/callTree'
import { grouped } from '#/domain/amounts/numberFormat'
import type { RunInputs } from '#/features/transactions/callTree/callTreeItems'
import { UntrustedText } from '#/ui/UntrustedText'

interface RunButtonProps {
  /** The first call of the run. */
  call: CallNode
  isOpen: boolean
  inputs: RunInputs
  /** How its failed calls failed. */
  failure: string
  onToggle: (call: CallNode) => void
}

/** Shows or hides the calls of a run: "88 calls: 87 ok, 1 reverted in Mishaps". */
export function RunButton({ call, isOpen, inputs, failure, onToggle }: RunButtonProps) {
  const { run, runFailed } = call
  const ok = run - runFailed
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => onToggle(call)}
      className="min-h-6 shrink-0 rounded-sm px-1.5 text-sm text-accent underline"
      aria-expanded={isOpen}
      title={
        inputs === 'equal' && !isOpen
          ? 'Calls in a row with the same type, addresses, value and input data; gas and logs may differ'
          : 'Calls in a row with the same type, addresses and value; input data, gas and logs may differ'
      }
    >
      {isOpen ? 'Hide' : 'Show'} {grouped(run)} calls:
      {ok > 0 && ` ${grouped(ok)} ok${runFailed > 0 ? ',' : ''}`}
      {runFailed > 0 && (
        <>
          {` ${grouped(runFailed)} `}
          <UntrustedText text={failure} max={60} />
        </>
      )}
    </button>
  )
}
