import { exactTime } from '#/domain/time'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { useAdministration } from './administration'
import { FIELD_LOOKS } from './fields'
import { useStore } from './store'

/** Says that another tab has sent a change to the network of this page, until that is dismissed or this tab sends one itself. */
export function ElsewhereNotice({ chainId }: { chainId: string }) {
  const { tabs } = useAdministration().sender
  const elsewhere = useStore(tabs.sent)[chainId]
  return (
    <div role="alert" className="mt-2 empty:hidden">
      {elsewhere && (
        <Notice tone="bad" title="Another tab of this browser has sent a change to this network">
          <p className="text-muted">
            At {exactTime(new Date(elsewhere.at))}, of{' '}
            {elsewhere.fields.map((field) => FIELD_LOOKS[field].label).join(', ')}. What is shown here was read again
            since, as far as the host can be read.
          </p>
          <Button onClick={() => tabs.dismiss(chainId)}>Dismiss</Button>
        </Notice>
      )}
    </div>
  )
}
