import { useState } from 'react'
import { saveMediaChoice, type MediaChoice, mediaChoice } from '#/data/settings/mediaChoice'
import { RadioGroup } from '#/ui/RadioGroup'
import { SettingsSection } from '#/features/settings/SettingsSection'

const OPTIONS: readonly [choice: MediaChoice, label: string, note: string][] = [
  ['automatic', 'Automatically', 'video, audio and HTML pages still load on click'],
  ['on click', 'On click', 'one by one'],
  ['never', 'Never', 'except images embedded in a record'],
]

/** When images from third-party hosts load. */
export function MediaSettings({ proxied }: { proxied: boolean }) {
  const [chosen, setChosen] = useState(mediaChoice)
  const choose = (choice: MediaChoice) => {
    saveMediaChoice(choice)
    setChosen(mediaChoice())
  }
  return (
    <SettingsSection title="NFT and token images">
      <p>
        {proxied
          ? 'Images load through this site’s proxy, which hides your IP address from third-party hosts.'
          : 'Images load from third-party hosts, which can see your IP address.'}
      </p>
      <RadioGroup label="Load images" options={OPTIONS} selected={chosen} onSelect={choose} />
    </SettingsSection>
  )
}
