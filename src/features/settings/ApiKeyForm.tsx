import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type Credential, FREE_PLAN } from '#/api/client'
import type { Connection } from '#/data/sources/connection'
import type { Keeping, Scheme } from '#/data/settings/apiKey'
import { forgetKey, keepKey, keyInUse } from '#/data/settings/apiKey'
import { testKey, type KeyCheck } from '#/data/settings/checkKey'
import { shareErased } from '#/data/persistence/crossTab'
import { forgetRefusals, onSources, sourcesVersion } from '#/data/sources/sources'
import { grouped } from '#/domain/numberFormat'
import { Button } from '#/ui/Button'
import { Checkbox } from '#/ui/Checkbox'

/** The result of a key check as shown to the user. A refused key is not saved. */
function keyCheckText(check: KeyCheck, kept: Keeping): { text: string; tone: 'good' | 'bad' | 'warn' } {
  const keeping = kept === 'tab' ? 'It is kept until this tab is closed.' : 'It is kept on this device.'
  const code = check.kind !== 'works' && check.status ? ` (HTTP ${check.status})` : ''
  switch (check.kind) {
    case 'works': {
      const { creditsLeft } = check
      const credits = creditsLeft === null ? '' : ` It has ${grouped(creditsLeft)} credits left.`
      return { tone: 'good', text: `The key works.${credits} ${keeping}` }
    }
    case 'refused':
      return {
        tone: 'bad',
        text: `The server refused the key${code}. It is not kept: check that all of it was copied.`,
      }
    case 'no-credits':
      return {
        tone: 'warn',
        text: `The key is known but has no credits left${code}: wait for them to reset. ${keeping}`,
      }
    case 'busy':
      return { tone: 'warn', text: `The server asks to wait${code}, so that the key could not be tested. ${keeping}` }
    case 'unreachable':
      return { tone: 'warn', text: `The server could not be reached${code}, so that the key is not tested. ${keeping}` }
  }
}

const TONE_STYLES = { good: 'text-good', bad: 'text-bad', warn: 'text-warn', plain: 'text-muted' }

const SCHEMES: readonly [scheme: Scheme, label: string, note: string][] = [
  ['bearer', 'in a header', 'Authorization: Bearer …'],
  ['apikey', 'in the address', '?apikey=…, for servers that take no header'],
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
  useSyncExternalStore(onSources, sourcesVersion)
  const inUse = keyInUse(proUrl)
  const [message, setMessage] = useState<{ text: string; tone: keyof typeof TONE_STYLES }>({ text: '', tone: 'plain' })
  const [testing, setTesting] = useState(false)

  const changed = () => {
    form.current?.reset()
    forgetRefusals()
    // Failed requests, and those that fell back to another API, are sent again with the key.
    void client.resetQueries()
  }
  const test = async (credential: Credential, kept: Keeping) => {
    setTesting(true)
    setMessage({ text: 'Testing the key…', tone: 'plain' })
    const check = await testKey(api, proUrl, chain, credential)
    setTesting(false)
    setMessage(keyCheckText(check, kept))
    if (check.kind === 'refused') return
    keepKey(proUrl, credential, kept)
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
    else setMessage({ text: 'Paste a key first.', tone: 'plain' })
  }
  const forget = () => {
    forgetKey()
    shareErased()
    changed()
    setMessage({ text: 'The key is erased from this device.', tone: 'plain' })
  }
  return (
    <form ref={form} onSubmit={submit} className="stack-4">
      <p>
        A key for <span className="font-mono text-sm">{new URL(proUrl).host}</span> opens every chain it serves. It is
        sent to that host only.
      </p>
      <p className="text-muted">
        {inUse
          ? `A key is in use, sent ${inUse.scheme === 'bearer' ? 'in a header' : 'in the address'}, kept ${inUse.kept === 'tab' ? 'until this tab is closed' : 'on this device'}.`
          : 'No key is in use.'}
      </p>
      <label className="block">
        <span className="mb-1 block text-muted">Key</span>
        <input
          name="key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          className="h-11 w-full rounded-sm border border-line-strong bg-raised px-3 font-mono md:h-9"
        />
      </label>
      <fieldset>
        <legend className="mb-1 text-muted">Send it</legend>
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
      <label className="block">
        <span className="mb-1 block text-muted">Requests a second that its plan allows</span>
        <span className="flex items-center gap-2">
          <input
            key={inUse?.rate}
            name="rate"
            type="number"
            min={1}
            max={1000}
            placeholder={String(config.requestsPerSecond ?? FREE_PLAN)}
            defaultValue={inUse?.rate ?? ''}
            className="h-11 w-24 shrink-0 rounded-sm border border-line-strong bg-raised px-3 md:h-9"
          />
          <span className="text-sm text-muted">kept to until the server itself says how many</span>
        </span>
      </label>
      <Checkbox type="checkbox" name="device" note="else it goes when the tab is closed">
        Keep it on this device
      </Checkbox>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={testing}>
          Test and use this key
        </Button>
        {inUse && <Button onClick={forget}>Erase the key</Button>}
      </div>
      <p role="status" className={`min-h-5 ${TONE_STYLES[message.tone]}`}>
        {message.text}
      </p>
    </form>
  )
}
