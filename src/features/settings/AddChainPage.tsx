import { type FormEvent, useRef, useState } from 'react'
import { PUBLIC_PRO_URL } from '#/data/config/chainDirectory'
import { isSameOrigin } from '#/data/settings/apiKey'
import { type ProbeFinding, probe, type Prober, type Unread } from '#/data/sources/probe'
import { type NoServer, type PastedServer, pastedServer } from '#/domain/search/pastedServer'
import { errorText } from '#/entity/errorText'
import { NodeFaultNotice, type ShownNodeFault } from '#/entity/NodeFaultNotice'
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

/** Why a URL cannot be used, with the error message of its API. */
function UnusableServer({ found, onRetry }: { found: Unread; onRetry: () => void }) {
  const retry = found.silence !== 'mixed content' && <Button onClick={onRetry}>Retry</Button>
  const fault = nodeFaultIn(found)
  if (fault) return <NodeFaultNotice fault={fault} url={found.base} setIn="in the field above" actions={retry} />
  const { host } = new URL(found.base)
  const { status = null, serverMessage = null } = found.error ?? {}
  return (
    <Notice
      tone="bad"
      role="alert"
      title={
        found.kind === 'refused' ? `${host} rejected the request` : `Neither an explorer’s API nor a node at ${host}`
      }
      actions={retry}
    >
      <p>{adviceFor(found)}</p>
      {(serverMessage || status !== null) && (
        <p className="text-sm text-muted">
          {serverMessage && <UntrustedText text={serverMessage} max={300} />}
          {status !== null && ` (HTTP ${status})`}
        </p>
      )}
    </Notice>
  )
}

/** What is wrong with the URL as that of a node; null where it does not look like one. */
function nodeFaultIn({ silence, node, error }: Unread): ShownNodeFault | null {
  // A server that refuses everything may be an API, too.
  if (node?.kind === 'key' || node?.kind === 'missing method' || node?.kind === 'other') return node
  if (node?.kind === 'limited' && error?.kind === 'rate-limited') return node
  return silence === null ? null : { kind: silence }
}

function adviceFor({ kind, base, error }: Unread): string {
  if (kind === 'refused') return error ? errorText(error).join(' ') : ''
  const found = kind === 'web page' ? 'returned a web page' : `sent nothing in the format of the API at ${base}/api/v2`
  return `It ${found}, and its URL does not answer JSON-RPC. Check the URL: a node’s path matters, too.${kind === 'web page' ? ' A login page or bot protection may be in front.' : ''}`
}
