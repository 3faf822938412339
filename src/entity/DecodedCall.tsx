import { type ToggleEvent, useState } from 'react'
import type { DecodedInput } from '#/api/schemas/decodedInput'
import { type DecodedNode, decodedTree } from '#/domain/decodedTree'
import { grouped } from '#/domain/numberFormat'
import { selectorOf } from '#/domain/revertReason'
import { DecodedText } from '#/entity/DecodedText'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** Call data or an error as a contract's ABI reads it: the signature, and each parameter with its type and value as a tree. */
export function DecodedCall({ decoded: { method_call, method_id, parameters } }: { decoded: DecodedInput }) {
  return (
    <>
      <p className="font-mono text-sm break-words">
        {method_call && <UntrustedText text={method_call} max={1000} />}{' '}
        {method_id && (
          <span className={method_call ? 'text-muted' : undefined}>
            <UntrustedText text={selectorOf(method_id)} max={12} />
          </span>
        )}
        {!method_call && !method_id && <MissingValue />}
      </p>
      {parameters && parameters.length > 0 && <Nodes nodes={decodedTree(parameters)} depth={0} />}
    </>
  )
}

/** More siblings than this are shown on request. */
const fewNodes = 50

function Nodes({ nodes, depth }: { nodes: readonly DecodedNode[]; depth: number }) {
  const [shown, setShown] = useState(fewNodes)
  return (
    <>
      <dl className="clear-left mt-1 border-l border-line pl-3 text-sm">
        {nodes.slice(0, shown).map((node) => (
          <div
            key={node.place}
            // What nests stands below its name, so that it has the room; only how much it is stands beside it.
            className={
              node.children
                ? 'py-1 [&>dt]:float-left [&>dt]:mr-2'
                : `grid gap-x-3 py-1 ${depth > 0 ? 'md:grid-cols-[9rem_1fr]' : 'md:grid-cols-[13rem_1fr]'}`
            }
          >
            <dt className="min-w-0 break-words text-muted">
              <UntrustedText text={node.name ?? `#${node.place}`} max={40} />{' '}
              {node.type && (
                <span className="text-xs">
                  <UntrustedText text={node.type} max={40} />
                </span>
              )}
            </dt>
            <dd className="min-w-0">
              {node.children ? (
                <Branch node={node} nodes={node.children} depth={depth + 1} />
              ) : (
                <DecodedText node={node} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {shown < nodes.length && (
        <Button onClick={() => setShown(shown * 10)}>
          Show {grouped(Math.min(shown * 10, nodes.length))} of {grouped(nodes.length)}
        </Button>
      )}
    </>
  )
}

/** Up to so many values of an outer array or tuple are open at first. */
const fewOpen = 4

/** A tuple or an array: drawn once it is opened, however deep it lies. */
function Branch({ node, nodes, depth }: { node: DecodedNode; nodes: readonly DecodedNode[]; depth: number }) {
  const [open, setOpen] = useState(depth <= 2 && nodes.length <= fewOpen)
  if (nodes.length === 0) return <span className="text-muted">none</span>
  const count = grouped(nodes.length)
  const what = node.type?.trim().endsWith(']') === false ? `tuple of ${count}` : `list of ${count}`
  return (
    <details open={open} onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 text-muted">{what}</summary>
      {open && <Nodes nodes={nodes} depth={depth} />}
    </details>
  )
}
