import { useState } from 'react'
import type { NodeConnection } from '#/data/queries/rpc'
import { grouped } from '#/domain/amounts/numberFormat'
import { ActionForm } from '#/features/devnet/ActionForm'
import { changes, results, useDevnetChange } from '#/features/devnet/devnet'
import { Field } from '#/ui/Field'
import { SelectBox } from '#/ui/TextBox'

interface Snapshot {
  /** The node's name of it. */
  readonly id: string
  readonly height: bigint
}

/** Takes snapshots of a development chain, and goes back to one. A node forgets a snapshot and all later ones once it went back. */
export function Snapshots({ connection, height }: { connection: NodeConnection; height: bigint }) {
  const [taken, setTaken] = useState<readonly Snapshot[]>([])
  const take = useDevnetChange(connection, async (_: object) => {
    const [id] = await results(connection, [changes.snapshot])
    setTaken([...taken, { id: String(id), height }])
  })
  const revert = useDevnetChange(connection, async ({ id }: Snapshot) => {
    const [isReverted] = await results(connection, [changes.revert(id)])
    if (isReverted !== true) throw new Error('The node no longer has this snapshot')
    setTaken(
      taken.slice(
        0,
        taken.findIndex((snapshot) => snapshot.id === id),
      ),
    )
  })
  return (
    <div className="stack-4">
      <ActionForm
        title="Snapshot"
        label="Take a snapshot"
        change={take}
        read={() => ({})}
        outcome={`Taken; ${grouped(taken.length)} can be gone back to until this page is left.`}
      >
        <p>Keeps the chain as it is at block {grouped(height)}.</p>
      </ActionForm>
      {taken.length > 0 && (
        <ActionForm
          title="Go back"
          label="Revert to the snapshot"
          change={revert}
          read={(field) => taken.find(({ id }) => id === field('snapshot')) ?? 'Choose a snapshot.'}
          outcome={`Reverted to block ${grouped(revert.variables?.height ?? 0)}. Later blocks are gone.`}
        >
          <Field label="Snapshot">
            {(wiring) => (
              <SelectBox {...wiring} name="snapshot">
                {taken.toReversed().map((snapshot) => (
                  <option key={snapshot.id} value={snapshot.id}>
                    Block {grouped(snapshot.height)}
                  </option>
                ))}
              </SelectBox>
            )}
          </Field>
        </ActionForm>
      )}
    </div>
  )
}
