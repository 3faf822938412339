import { useState, useSyncExternalStore } from 'react'
import { wantsNotifications } from '#/data/watch/watchState'
import { Button } from '#/ui/Button'

/** Turns notifications of new movements on and off; the browser asks for permission only when it is pressed. */
export function NotifyButton() {
  const isWanted = useSyncExternalStore(wantsNotifications.subscribe, wantsNotifications.get)
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : 'unsupported',
  )
  if (permission === 'unsupported') return null
  if (permission === 'denied')
    return <span className="text-sm text-muted">Notifications are blocked in the browser’s settings for this site</span>
  const isOn = isWanted && permission === 'granted'
  const toggle = async () => {
    if (isOn) {
      wantsNotifications.set(false)
      return
    }
    const answer = permission === 'granted' ? permission : await Notification.requestPermission()
    setPermission(answer)
    wantsNotifications.set(answer === 'granted')
  }
  return <Button onClick={() => void toggle()}>{isOn ? 'Stop notifications' : 'Notify me'}</Button>
}
