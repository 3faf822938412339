import { useState } from 'react'
import { letSingleKeysAct, singleKeysAct } from '#/data/singleKeys'

/** Turns off the keys that act when they are pressed alone. */
export function KeyboardChoice() {
  const [act, setAct] = useState(singleKeysAct)
  return (
    <section className="pt-8">
      <h2 className="mb-2 text-lg font-medium">Keyboard</h2>
      <label className="flex min-h-11 items-center gap-2 md:min-h-7">
        <input
          type="checkbox"
          checked={act}
          onChange={({ target }) => {
            letSingleKeysAct(target.checked)
            setAct(target.checked)
          }}
          className="size-4 shrink-0 accent-(--accent)"
        />
        Keys act that are pressed alone
      </label>
      <p className="text-muted">
        <kbd className="font-mono">/</kbd> goes to the search box and <kbd className="font-mono">C</kbd> opens the
        chains. Ctrl-K or ⌘K goes to the search box either way.
      </p>
    </section>
  )
}
