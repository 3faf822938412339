import { useState } from 'react'
import { letSingleKeysAct, singleKeysAct } from '#/data/settings/singleKeys'
import { Checkbox } from '#/ui/Checkbox'
import { SettingsSection } from '#/features/settings/SettingsSection'

/** Turns off the keys that act when they are pressed alone. */
export function KeyboardChoice() {
  const [act, setAct] = useState(singleKeysAct)
  return (
    <SettingsSection about="Keyboard">
      <Checkbox
        type="checkbox"
        checked={act}
        onChange={({ target }) => {
          letSingleKeysAct(target.checked)
          setAct(target.checked)
        }}
      >
        Single-key shortcuts
      </Checkbox>
      <p className="text-muted">
        <kbd className="font-mono">/</kbd> goes to the search box and <kbd className="font-mono">C</kbd> opens the
        chains; <kbd className="font-mono">?</kbd> lists all such keys. Ctrl-K or ⌘K goes to the search box either way.
      </p>
    </SettingsSection>
  )
}
