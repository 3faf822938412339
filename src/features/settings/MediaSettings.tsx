import { useState } from 'react'
import { keepMediaChoice, type MediaChoice, mediaChoice } from '#/data/settings/mediaChoice'
import { Checkbox } from '#/ui/Checkbox'
import { SettingsSection } from '#/features/settings/SettingsSection'

const OPTIONS: readonly [choice: MediaChoice, label: string, note: string][] = [
  ['at once', 'at once', 'video, sound and pages still wait for a click'],
  ['on click', 'on click', 'one by one'],
  ['never', 'never', 'those that are part of a record are shown all the same'],
]

/** When images from third-party hosts load. */
export function MediaSettings({ proxied }: { proxied: boolean }) {
  const [chosen, setChosen] = useState(mediaChoice)
  const choose = (choice: MediaChoice) => {
    keepMediaChoice(choice)
    setChosen(mediaChoice())
  }
  return (
    <SettingsSection about="Pictures of NFTs and tokens">
      <p>
        {proxied
          ? 'They are fetched through a server of this explorer, so that who hosts them learns nothing of you.'
          : 'Anyone may host them. Whoever does learns your network address and when you looked, though not at which page.'}
      </p>
      <fieldset>
        <legend className="mb-1 text-muted">Fetch them</legend>
        {OPTIONS.map(([choice, label, note]) => (
          <Checkbox
            key={choice}
            type="radio"
            name="media"
            value={choice}
            checked={choice === chosen}
            onChange={() => choose(choice)}
            note={note}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </SettingsSection>
  )
}
