import { useStore } from '#/data/useStore'
import type { Credential } from '#/api/apiRoot'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { FREE_PLAN_RATE } from '#/api/client'
import type { Connection } from '#/data/sources/dataSource'
import type { StorageArea } from '#/data/persistence/browserStorage'
import { forgetKey, keyInUse, saveKey, type Scheme } from '#/data/settings/apiKey'
import { testKey, type KeyCheck } from '#/data/settings/checkKey'
import { shareErased } from '#/data/persistence/crossTab'
import { forgetRefusals, sourcesVersion } from '#/data/sources/sourceChoices'
import { grouped } from '#/domain/amounts/numberFormat'
import { Button } from '#/ui/Button'
import { Checkbox } from '#/ui/Checkbox'
import { TextField } from '#/ui/Field'

/** The result of a key check as shown to the user. A refused key is not saved. */
function keyCheckText(check: KeyCheck, kept: StorageArea): { text: string; tone: 'good' | 'bad' | 'warn' } {
  const stored = kept === 'tab' ? 'Saved until you close this tab.' : 'Saved on this device.'
  const code = check.kind !== 'works' && check.status ? ` (HTTP ${check.status})` : ''
  switch (check.kind) {
    case 'works': {
      const { creditsLeft } = check
      const credits = creditsLeft === null ? '' : ` ${grouped(creditsLeft)} API credits left.`
      return { tone: 'good', text: `API key works.${credits} ${stored}` }
    }
    case 'refused':
      return { tone: 'bad', text: `Invalid API key${code}. Not saved: check that you copied all of it.` }
    case 'no-credits':
      return { tone: 'warn', text: `Valid API key, but out of credits${code}. Wait for them to reset. ${stored}` }
    case 'busy':
      return { tone: 'warn', text: `Couldn’t test the API key: rate limited${code}. ${stored}` }
    case 'unreachable':
      return { tone: 'warn', text: `Couldn’t test the API key: no response${code}. ${stored}` }
  }
}

const TONE_STYLES = { good: 'text-good', bad: 'text-bad', warn: 'text-warn', plain: 'text-muted' }

const SCHEMES: readonly [scheme: Scheme, label: string, note: string][] = [
  ['bearer', 'Header', 'Authorization: Bearer …'],
  ['apikey', 'URL parameter', '?apikey=…, for APIs that accept no header'],
]

interface ApiKeyFormProps {
  connection: Connection
  proUrl: string
  /** A chain of that API, to test the key with. */
  chain: string
}

/** Enters, tests, saves and removes the user's API key. The key is sent to the host of `proUrl` only. */
export function ApiKeyForm({ connection, proUrl, chain }: ApiKeyFormProps) {
  const { config, client: api } = connection
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  // Another tab may change the key.
  useStore(sourcesVersion)
  const inUse = keyInUse(proUrl)
  const [message, setMessage] = useState<{ text: string; tone: keyof typeof TONE_STYLES }>({ text: '', tone: 'plain' })
  const [testing, setTesting] = useState(false)

  const changed = () => {
    form.current?.reset()
    forgetRefusals()
    // Failed requests, and those that fell back to another API, are sent again with the key.
    void client.resetQueries()
  }
  const test = async (credential: Credential, kept: StorageArea) => {
    setTesting(true)
    setMessage({ text: 'Testing…', tone: 'plain' })
    const check = await testKey(api, proUrl, chain, credential)
    setTesting(false)
    setMessage(keyCheckText(check, kept))
    if (check.kind === 'refused') return
    saveKey(proUrl, credential, kept)
    changed()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const pasted = entered.get('key')
    const key = typeof pasted === 'string' ? pasted.trim() : ''
    const scheme = entered.get('scheme') === 'apikey' ? 'apikey' : 'bearer'
    const rate = Number(entered.get('rate'))
    const credential = { key, scheme, ...(rate >= 1 && { rate }) } as const
    if (key) void test(credential, entered.has('device') ? 'device' : 'tab')
    else setMessage({ text: 'Paste an API key first.', tone: 'plain' })
  }
  const remove = () => {
    forgetKey()
    shareErased()
    changed()
    setMessage({ text: 'API key removed', tone: 'plain' })
  }
  return (
    <form ref={form} onSubmit={submit} className="stack-4">
      <p>
        An API key for <span className="font-mono text-sm">{new URL(proUrl).host}</span> works for all its chains. It is
        sent to that host only.
      </p>
      <p className="text-muted">
        {inUse
          ? `API key in use: sent as ${inUse.scheme === 'bearer' ? 'a header' : 'a URL parameter'}, saved ${inUse.kept === 'tab' ? 'until you close this tab' : 'on this device'}.`
          : 'No API key in use'}
      </p>
      <TextField label="API key" name="key" type="password" className="w-full font-mono" />
      <fieldset>
        <legend className="mb-1 text-muted">Send as</legend>
        {SCHEMES.map(([scheme, label, note]) => (
          <Checkbox
            key={scheme}
            type="radio"
            name="scheme"
            value={scheme}
            defaultChecked={scheme === (inUse?.scheme ?? config.credential)}
            note={note}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        key={inUse?.rate}
        label="Rate limit (requests/s)"
        name="rate"
        type="number"
        min={1}
        max={1000}
        placeholder={String(config.requestsPerSecond ?? FREE_PLAN_RATE)}
        defaultValue={inUse?.rate ?? ''}
        className="w-24 shrink-0"
        beside={<span className="text-sm text-muted">of your plan; used until the API reports its limit</span>}
      />
      <Checkbox type="checkbox" name="device" note="otherwise until you close this tab">
        Save on this device
      </Checkbox>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={testing}>
          Test and save
        </Button>
        {inUse && <Button onClick={remove}>Remove key</Button>}
      </div>
      <p role="status" className={`min-h-5 ${TONE_STYLES[message.tone]}`}>
        {message.text}
      </p>
    </form>
  )
}
