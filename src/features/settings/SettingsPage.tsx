import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { isSameOrigin } from '#/data/connection'
import { credential, setCredential } from '#/data/credentials'
import { KeptData } from '#/features/settings/KeptData'
import { Button } from '#/ui/Button'
import { PageMeta } from '#/ui/PageMeta'

/** What the reader may set: for now the key of the multichain API, which stays in this tab and goes to its server alone. */
export function SettingsPage({ proUrl }: { proUrl: string | undefined }) {
  return (
    <div className="max-w-2xl">
      <PageMeta title="Settings" />
      <h1 className="py-5 text-xl font-semibold">Settings</h1>
      <h2 className="mb-2 text-lg font-medium">API key</h2>
      {!proUrl ? (
        <p className="text-muted">This explorer reads no API that takes a key.</p>
      ) : isSameOrigin(proUrl) ? (
        <p className="text-muted">None is needed: this explorer’s own server adds the key.</p>
      ) : (
        <KeyForm host={new URL(proUrl).host} />
      )}
      <KeptData />
    </div>
  )
}

function KeyForm({ host }: { host: string }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [held, setHeld] = useState(credential() !== null)
  const [said, setSaid] = useState('')

  const keep = (key: string, message: string) => {
    setCredential(key)
    setHeld(key !== '')
    setSaid(message)
    if (input.current) input.current.value = ''
    // What failed or came from elsewhere without the key is asked for again with it.
    void client.resetQueries()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const key = input.current?.value.trim() ?? ''
    if (key) keep(key, 'The key is kept in this tab until it is closed.')
    else setSaid('Paste a key first.')
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      <p>
        A key for <span className="font-mono text-sm">{host}</span> opens every chain it serves. It is kept in this tab
        only, and sent to that host only.
      </p>
      <label className="block">
        <span className="mb-1 block text-muted">Key</span>
        <input
          ref={input}
          type="password"
          autoComplete="off"
          spellCheck={false}
          className="h-11 w-full rounded-sm border border-line-strong bg-raised px-3 font-mono md:h-9"
          placeholder={held ? 'A key is in use' : ''}
        />
      </label>
      <div className="flex gap-3">
        <Button type="submit">Use this key</Button>
        {held && <Button onClick={() => keep('', 'The key is forgotten.')}>Forget the key</Button>}
      </div>
      <p role="status" className="min-h-5 text-muted">
        {said}
      </p>
    </form>
  )
}
