import { singleKeysAct } from '#/data/settings/singleKeys'
import { paths } from '#/domain/paths'
import { PLACES } from '#/shell/shortcuts'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'

type Row = readonly [keys: readonly string[], does: string]

const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [
    'Anywhere',
    [
      [['/'], 'Search'],
      [['Ctrl', 'K'], 'Search, while typing too; ⌘ K on a Mac'],
      [['C'], 'Switch the chain'],
      [['?'], 'This list'],
      [['Esc'], 'Close what lies over the page'],
    ],
  ],
  [
    'In a list',
    [
      [['J'], 'To the next row; ↓ does the same from a row'],
      [['K'], 'To the row before; ↑ does the same from a row'],
      [['Enter'], 'Open the row'],
      [['Space'], 'Unfold or fold all that is known of the row'],
    ],
  ],
  [
    'On a block',
    [
      [['←'], 'The block before'],
      [['→'], 'The block after'],
    ],
  ],
  ['Go to', PLACES.map(({ key, name }) => [['G', key.toUpperCase()], name] as const)],
]

/** All keys that act, in a dialog. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" width="max-w-3xl" onClose={onClose}>
      <p className="text-muted">
        {singleKeysAct()
          ? 'Keys that are pressed alone do nothing while you type, and can be turned off in '
          : 'Keys that are pressed alone are turned off in '}
        <a href={paths.settings()} onClick={onClose} className="underline">
          the settings
        </a>
        .
      </p>
      <div className="gap-x-10 md:columns-2">
        {groups.map(([title, rows]) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 font-medium">{title}</h3>
            <dl>
              {rows.map(([keys, does]) => (
                <div key={does} className="flex items-baseline justify-between gap-4 border-b border-line py-1">
                  <dt className="order-2 shrink-0 whitespace-nowrap">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="ml-1 rounded-xs border border-line-strong bg-sunken px-1.5 font-mono text-sm"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  )
}
