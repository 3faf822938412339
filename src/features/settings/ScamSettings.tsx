import { useQueryClient } from '@tanstack/react-query'
import { showsScam } from '#/data/settings/scamTokens'
import { useStore } from '#/data/useStore'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Checkbox } from '#/ui/Checkbox'

/** Whether lists show what APIs flag as scam. */
export function ScamSettings() {
  const client = useQueryClient()
  const isOn = useStore(showsScam)
  const choose = (isShown: boolean) => {
    showsScam.set(isShown ? true : undefined)
    // Suggestions and portfolios are of several requests, whose headers are not in their keys.
    client.removeQueries({ type: 'inactive' })
  }
  return (
    <SettingsSection title="Scam tokens">
      <Checkbox type="checkbox" checked={isOn === true} onChange={({ target }) => choose(target.checked)}>
        Show tokens flagged as scam
      </Checkbox>
      <p className="text-muted">
        Many APIs leave them out of tokens, balances, transfers, NFTs, verified contracts and search. Their names and
        links are often phishing.
      </p>
    </SettingsSection>
  )
}
