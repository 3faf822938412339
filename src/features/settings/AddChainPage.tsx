import { type FormEvent, useRef, useState } from 'react'
import { PUBLIC_PRO_URL } from '#/data/config/chainDirectory'
import { isSameOrigin } from '#/data/settings/apiKey'
import { type ProbeFinding, probe, type Prober, type Unread } from '#/data/sources/probe'
import { isNearHost, type NoServer, type PastedServer, pastedServer } from '#/domain/search/pastedServer'
import { errorText } from '#/entity/errorText'
import { AddOneChain } from '#/features/settings/AddOneChain'
import { AddMultichainChains } from '#/features/settings/AddMultichainChains'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'
import { TextField } from '#/ui/Field'

const INVALID_URL_TEXT: Record<NoServer, string> = {
  nothing: 'Paste a URL first.',
  'no address': 'Enter a valid URL, such as https://eth.example.org.',
  'another scheme': 'Only http and https URLs are supported.',
  'a password': 'Remove the user name and password from the URL.',
}

/** The API that is being checked; `found` is null until it has responded. */
interface Probe {
  readonly server: PastedServer
  readonly found: ProbeFinding | null
}

/** Adds chains in this browser by the URL of an API or a node, which starts as `url`. Nothing is sent before the user has seen and confirmed its host. */
export function AddChainPage({ connection, url }: { connection: Prober; url: string }) {
  const [typed, setTyped] = useState(url)
  const [current, setCurrent] = useState<Probe | null>(null)
  const latest = useRef<PastedServer>(null)
  const [problem, setProblem] = useState('')
  const server = pastedServer(typed)
  const { proUrl } = connection.config
  const directory = proUrl && !isSameOrigin(proUrl) ? proUrl : PUBLIC_PRO_URL

  const check = async (target: PastedServer) => {
    latest.current = target
    setCurrent({ server: target, found: null })
    const found = await probe(connection, target)
    // Ignored if another URL was submitted meanwhile.
    if (latest.current === target) setCurrent({ server: target, found })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(typeof server === 'string' ? INVALID_URL_TEXT[server] : '')
    if (typeof server === 'string') setCurrent(null)
    else void check(server)
  }
  return (
    <div className="max-w-2xl">
      <PageMeta title="Add chain" description="Add any Blockscout-compatible explorer, or a node, in this browser." />
      <h1 className="py-5 text-xl font-semibold md:text-2xl">Add chain</h1>
      <p>
        Paste the URL of any Blockscout-compatible explorer (API v2), or of a JSON-RPC node. Chains that you add are
        saved in this browser only.
      </p>
      <form onSubmit={submit} className="stack-2 pt-4" noValidate>
        <TextField
          label="URL of an explorer, API or node"
          name="server"
          inputMode="url"
          placeholder="https://eth.example.org"
          aria-describedby="server-host"
          value={typed}
          onText={(text) => {
            setTyped(text)
            setProblem('')
          }}
          className="w-full font-mono"
        />
        <p id="server-host" className="min-h-5 text-sm text-muted" role="status">
          {problem ? (
            <span className="text-bad">{problem}</span>
          ) : typeof server === 'string' ? (
            'Nothing is sent until you check the connection.'
          ) : (
            <>
              Connects to <span className="font-mono break-all text-ink">{server.host}</span>, which will see your IP
              address and the pages you view.
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" tone="accent">
            Check connection
          </Button>
          <button
            type="button"
            className="min-h-11 text-left text-accent hover:underline md:min-h-8"
            onClick={() => setTyped(directory)}
          >
            Use the multichain API ({new URL(directory).host}) instead
          </button>
        </div>
      </form>
      {current && <ProbeResult connection={connection} current={current} onRetry={() => void check(current.server)} />}
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
    <section aria-label={`Connection to ${server.host}`} aria-busy={!found} className="min-h-40 pt-6">
      <p role="status" className={found ? 'sr-only' : 'text-muted'}>
        {found ? `Checked ${server.host}` : `Checking ${server.host}…`}
      </p>
      {!found ? null : found.kind === 'instance' || found.kind === 'node' ? (
        <AddOneChain connection={connection} found={found} />
      ) : found.kind === 'multichain' ? (
        <AddMultichainChains connection={connection} found={found} />
      ) : (
        <UnusableServer found={found} onRetry={onRetry} />
      )}
    </section>
  )
}

/** Why the API cannot be used, with its own error message. */
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
      {found.kind !== 'blocked' && <Button onClick={onRetry}>Retry</Button>}
    </Notice>
  )
}

function unusableText({ kind, base, error }: Unread): readonly [title: string, advice: string] {
  const { host } = new URL(base)
  switch (kind) {
    case 'blocked':
      return [
        `The browser blocks http requests to ${host}`,
        'This page was loaded over https. Use an https URL, or open this explorer over http.',
      ]
    case 'unreachable':
      return [
        `No response from ${host}`,
        navigator.onLine
          ? `Check the URL. The host may be down, or a firewall or proxy may block it.${isNearHost(host) ? ' If the browser asks for access to your local network, allow it.' : ''}`
          : 'You’re offline.',
      ]
    case 'unreadable':
      return [
        `${host} blocks requests from other sites (CORS)`,
        `Its operator can allow them with the header Access-Control-Allow-Origin; a Geth node with --http.corsdomain ${location.origin}. For a node of yours, npm start -- --rpc and its URL needs neither.`,
      ]
    case 'web page':
      return [
        `No API found at ${base}/api/v2`,
        'The host returned an HTML page. The API may be on another host, or behind bot protection.',
      ]
    case 'no api':
      return [
        `Neither a Blockscout-compatible API nor a node at ${host}`,
        `What ${base}/api/v2 sent is not in the format of the API, and the URL does not answer JSON-RPC.`,
      ]
    case 'refused':
      return [`${host} rejected the request`, error ? errorText(error).join(' ') : '']
  }
}
