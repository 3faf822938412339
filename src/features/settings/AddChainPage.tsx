import { type FormEvent, useRef, useState } from 'react'
import { PUBLIC_PRO_URL } from '#/data/config/chainDirectory'
import { isSameOrigin } from '#/data/settings/apiKey'
import { type Finding, probe, type Prober, type Unread } from '#/data/sources/probe'
import { type NoServer, type PastedServer, pastedServer } from '#/domain/pastedServer'
import { errorText } from '#/entity/errorText'
import { AddInstanceChain } from '#/features/settings/AddInstanceChain'
import { AddMultichainChains } from '#/features/settings/AddMultichainChains'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

const INVALID_URL_TEXT: Record<NoServer, string> = {
  nothing: 'Paste an address first.',
  'no address': 'That is not the address of a server.',
  'another scheme': 'Only http and https can be asked from a page.',
  'a password': 'An address with a name or a password in it is not asked: take them out.',
}

/** The server that is being examined; `found` is null until it has responded. */
interface Probe {
  readonly server: PastedServer
  readonly found: Finding | null
}

/** Adds chains in this browser by the URL of an API. Nothing is sent before the user has seen and confirmed its host. */
export function AddChainPage({ connection }: { connection: Prober }) {
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState<Probe | null>(null)
  const latest = useRef<PastedServer>(null)
  const [problem, setProblem] = useState('')
  const server = pastedServer(typed)
  const { proUrl } = connection.config
  const directory = proUrl && !isSameOrigin(proUrl) ? proUrl : PUBLIC_PRO_URL

  const examine = async (target: PastedServer) => {
    latest.current = target
    setCurrent({ server: target, found: null })
    const found = await probe(connection, target.bases)
    // Ignored if another URL was submitted meanwhile.
    if (latest.current === target) setCurrent({ server: target, found })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(typeof server === 'string' ? INVALID_URL_TEXT[server] : '')
    if (typeof server === 'string') setCurrent(null)
    else void examine(server)
  }
  return (
    <div className="max-w-2xl">
      <PageMeta title="Add a chain" description="Reads a chain from any server with this API, in this browser." />
      <h1 className="py-5 text-xl font-semibold">Add a chain</h1>
      <p>
        Any explorer that serves this API can be read here: paste its address, or that of one of its pages. What you add
        is kept in this browser alone.
      </p>
      <form onSubmit={submit} className="stack-2 pt-4" noValidate>
        <label className="block">
          <span className="mb-1 block text-muted">Address of an explorer or its API</span>
          <input
            name="server"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://eth.example.org"
            aria-describedby="server-host"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem('')
            }}
            className="h-11 w-full rounded-sm border border-line-strong bg-raised px-3 font-mono placeholder:text-muted md:h-9"
          />
        </label>
        <p id="server-host" className="min-h-5 text-sm text-muted" role="status">
          {problem ? (
            <span className="text-bad">{problem}</span>
          ) : typeof server === 'string' ? (
            'Nothing is sent before you press the button.'
          ) : (
            <>
              Your browser will ask <span className="font-mono break-all text-ink">{server.host}</span>, which then sees
              your network address and what you look at there.
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" className="max-w-full break-all">
            {typeof server === 'string' ? 'Ask the server' : `Ask ${server.host}`}
          </Button>
          <Button onClick={() => setTyped(directory)} className="max-w-full">
            Multichain API: {new URL(directory).host}
          </Button>
        </div>
      </form>
      {current && (
        <ProbeResult connection={connection} current={current} onRetry={() => void examine(current.server)} />
      )}
    </div>
  )
}

interface ProbeResultProps {
  connection: Prober
  current: Probe
  onRetry: () => void
}

function ProbeResult({ connection, current: { server, found }, onRetry }: ProbeResultProps) {
  return (
    <section aria-label={`What ${server.host} is`} aria-busy={!found} className="min-h-40 pt-6">
      <p role="status" className={found ? 'sr-only' : 'text-muted'}>
        {found ? `${server.host} was asked.` : `Asking ${server.host}…`}
      </p>
      {!found ? null : found.kind === 'instance' ? (
        <AddInstanceChain connection={connection} found={found} />
      ) : found.kind === 'multichain' ? (
        <AddMultichainChains connection={connection} found={found} />
      ) : (
        <UnusableServer found={found} onRetry={onRetry} />
      )}
    </section>
  )
}

/** Why the server cannot be used, with its own error message. */
function UnusableServer({ found, onRetry }: { found: Unread; onRetry: () => void }) {
  const [title, advice] = unusableText(found)
  const { status = null, serverMessage = null } = found.error ?? {}
  return (
    <Notice tone="bad" role="alert" title={title}>
      <p>{advice}</p>
      {(serverMessage || status !== null) && (
        <p className="text-sm text-muted">
          {serverMessage && <UntrustedText text={serverMessage} max={300} />}
          {status !== null && ` (HTTP ${status})`}
        </p>
      )}
      {found.kind !== 'blocked' && <Button onClick={onRetry}>Ask again</Button>}
    </Notice>
  )
}

function unusableText({ kind, base, error }: Unread): readonly [title: string, advice: string] {
  const { host } = new URL(base)
  switch (kind) {
    case 'blocked':
      return [
        `This page may not ask ${host} without encryption`,
        'It came over https itself, and browsers let such a page ask no server over plain http. Paste the address with https, or open this explorer over http.',
      ]
    case 'unreachable':
      return [
        `${host} gave no answer`,
        navigator.onLine
          ? 'The name may be misspelt, the server may be down, or something on the way holds it back.'
          : 'This device is offline.',
      ]
    case 'unreadable':
      return [
        `${host} answers, but not to pages of other sites`,
        'Whoever runs it can let browsers read it: it has to send the header Access-Control-Allow-Origin. Else this explorer can be put on the same host.',
      ]
    case 'web page':
      return [
        `${host} answered with a web page`,
        `Nothing that can be read stands below ${base}/api/v2: the API may be on another host, or a guard may stand before it.`,
      ]
    case 'no api':
      return [`${host} does not serve this API`, `It answers, but not as the API does below ${base}/api/v2.`]
    case 'refused':
      return [`${host} refuses`, error ? errorText(error)[1] : '']
  }
}
