import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { actsAlone, singleKeysAct } from '#/data/settings/singleKeys'
import { paths } from '#/domain/paths'
import { createKeyReader, DESTINATIONS } from '#/shell/keyboardShortcuts'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'

/** Dialogs and popovers: while one is open, shortcuts of the page are off. */
const OVERLAYS = '[popover]:popover-open, dialog[open]'

/** Handles the keyboard shortcuts of all pages, and renders the button that lists them. */
export function Shortcuts({ config, chain }: { config: Config; chain: Chain | null }) {
  const { history } = useRouter()
  const [isListOpen, setListOpen] = useState(false)
  const [read] = useState(createKeyReader)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp, defaultPrevented } = event
    if (defaultPrevented || !actsAlone(event) || document.querySelector(OVERLAYS)) return
    const action = read(key.length === 1 ? key.toLowerCase() : key, timeStamp)
    if (!action) return
    // The second key of a sequence may be a shortcut of its own.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (action.kind === 'list') setListOpen(true)
    if (action.kind === 'go') history.push(action.destination.path((chain ?? defaultChain(config)).id))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])

  return (
    <>
      <button type="button" className="min-h-6 text-accent hover:underline" onClick={() => setListOpen(true)}>
        Keyboard shortcuts
      </button>
      {isListOpen && <ShortcutList onClose={() => setListOpen(false)} />}
    </>
  )
}

type ShortcutRow = readonly [keys: readonly string[], action: string]

const GROUPS: readonly (readonly [title: string, rows: readonly ShortcutRow[]])[] = [
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
  ['Go to', DESTINATIONS.map(({ key, name }) => [['G', key.toUpperCase()], name] as const)],
]

/** The dialog that lists all shortcuts. */
function ShortcutList({ onClose }: { onClose: () => void }) {
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
        {GROUPS.map(([title, rows]) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 font-medium">{title}</h3>
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
