import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { isSingleKeyShortcut, areSingleKeysOn } from '#/data/settings/singleKeys'
import { paths } from '#/domain/paths'
import { createKeyReader, DESTINATIONS } from '#/shell/keyboardShortcuts'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'

/** Dialogs and popovers, except hints: while one is open, shortcuts of the page are off. */
const OVERLAYS = '[popover]:not([role="tooltip"]):popover-open, dialog[open]'

/** Handles the keyboard shortcuts of all pages, and renders the button that lists them. */
export function Shortcuts({ config, chain }: { config: Config; chain: Chain | null }) {
  const { history } = useRouter()
  const [isListOpen, setListOpen] = useState(false)
  const [read] = useState(createKeyReader)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp, defaultPrevented } = event
    if (defaultPrevented || !isSingleKeyShortcut(event) || document.querySelector(OVERLAYS)) return
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
      <button type="button" className="text-accent hover:underline max-md:min-h-6" onClick={() => setListOpen(true)}>
        Keyboard shortcuts
      </button>
      {isListOpen && <ShortcutList onClose={() => setListOpen(false)} />}
    </>
  )
}

type ShortcutRow = readonly [keys: readonly string[], action: string]

const GROUPS: readonly (readonly [title: string, rows: readonly ShortcutRow[]])[] = [
  [
    'General',
    [
      [['/'], 'Search'],
      [['Ctrl', 'K'], 'Search, also while typing (⌘ K on Mac)'],
      [['C'], 'Switch chain'],
      [['?'], 'Show shortcuts'],
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
function ShortcutList({ onClose }: { onClose: () => void }) {
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
