import { useStore } from '#/data/useStore'
import { writeAbis } from '#/data/decoding/abiFile'
import { type AddedAbi, addedAbis, entriesOf } from '#/data/decoding/addedAbis'
import { counted } from '#/domain/amounts/numberFormat'
import { AbiForm } from '#/features/settings/AbiForm'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Button } from '#/ui/Button'
import { downloadFile } from '#/ui/downloadFile'
import { FullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

/** The ABIs that the user added: a list to add to and remove from, saved to a file and read from one. */
export function AbiSettings() {
  const all = useStore(addedAbis)
  return (
    <SettingsSection title="Contract ABIs">
      <p>
        ABIs decode input data, logs and errors where no verified ABI does. They are stored in this browser only.
        {all.length === 0 && ' No ABIs yet.'}
      </p>
      <AbiForm />
      {all.length > 0 && (
        <>
          <ul>
            {all.map((added, index) => (
              <AbiRow
                // oxlint-disable-next-line react/no-array-index-key -- two ABIs may be equal in all but their entries
                key={`${index} ${added.name}`}
                added={added}
                onRemove={() => addedAbis.set(all.filter((each) => each !== added))}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                downloadFile(new Blob([writeAbis(all)], { type: 'application/json' }), 'astrolabe-abis.json')
              }
            >
              Export ABIs
            </Button>
            <Button onClick={() => addedAbis.set([])}>Remove all ABIs</Button>
          </div>
        </>
      )}
    </SettingsSection>
  )
}

function AbiRow({ added, onRemove }: { added: AddedAbi; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5">
      <span className="min-w-0 grow basis-40">
        <span className="font-medium">
          <UntrustedText text={added.name} max={60} />
        </span>{' '}
        <span className="text-sm text-muted">{contentsOf(added)}</span>
      </span>
      <span className="min-w-0 grow">
        {added.address === null ? <span className="text-muted">All addresses</span> : <FullHash hash={added.address} />}
      </span>
      <Button onClick={onRemove} aria-label={`Remove ABI ${added.name}`}>
        Remove
      </Button>
    </li>
  )
}

const KINDS = [
  ['function', 'functions'],
  ['event', 'events'],
  ['error', 'errors'],
] as const

/** "12 functions, 1 event". */
function contentsOf(added: AddedAbi): string {
  const { abi } = entriesOf(added)
  const counts = KINDS.flatMap(([type, several]) => {
    const count = abi.filter((entry) => entry.type === type).length
    return count === 0 ? [] : counted(count, type, several)
  })
  return counts.join(', ') || 'Nothing to decode by'
}
