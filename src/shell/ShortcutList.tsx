import { DESTINATIONS } from './destinations'
import { areSingleKeysOn } from '#/data/settings/singleKeys'
import { paths } from '#/domain/links/paths'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'

type ShortcutRow = readonly [keys: readonly string[], action: string]

const GROUPS: readonly (readonly [title: string, rows: readonly ShortcutRow[]])[] = [
  [
    'General',
    [
      [['/'], 'Search'],
      [['Ctrl', 'K'], 'Search, also while typing (⌘ K on Mac)'],
      [['C'], 'Switch chain'],
      [['?'], 'Show shortcuts'],
      [['←', '→'], 'Previous or next link of the focused navigation, tabs or filters'],
      [['Esc'], 'Close dialog or menu'],
    ],
  ],
  [
    'Lists',
    [
      [['J'], 'Next row (↓ on a focused row)'],
      [['K'], 'Previous row (↑ on a focused row)'],
      [['Enter'], 'Open row'],
      [['Space'], 'Expand or collapse row'],
    ],
  ],
  [
    'Block pages',
    [
      [['←'], 'Previous block'],
      [['→'], 'Next block'],
    ],
  ],
  ['Go to', DESTINATIONS.map(({ key, name }) => [['G', key.toUpperCase()], name] as const)],
]

/** The dialog that lists all shortcuts. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" width="max-w-3xl" onClose={onClose}>
      <p className="text-muted">
        {areSingleKeysOn()
          ? 'Single-key shortcuts are ignored while you type. Turn them off in '
          : 'Single-key shortcuts are off. Turn them on in '}
        <a href={paths.settings()} onClick={onClose} className="underline">
          Settings
        </a>
        .
      </p>
      <div className="gap-x-10 md:columns-2">
        {GROUPS.map(([title, rows]) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-sm text-muted">{title}</h3>
            <dl>
              {rows.map(([keys, action]) => (
                <div key={action} className="flex items-baseline justify-between gap-4 border-b border-line py-1">
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
                  <dd>{action}</dd>
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
