import { type FormEvent, useRef, useState } from 'react'
import { PUBLIC_PRO_URL } from '#/data/config/chainDirectory'
import { isSameOrigin } from '#/data/settings/credentials'
import { type Finding, probe, type Prober } from '#/data/sources/probe'
import { type NoServer, type PastedServer, pastedServer } from '#/domain/pastedServer'
import { InstanceFound } from '#/features/settings/InstanceFound'
import { MultichainFound } from '#/features/settings/MultichainFound'
import { ServerUnread } from '#/features/settings/ServerUnread'
import { Button } from '#/ui/Button'
import { PageMeta } from '#/ui/PageMeta'

const noServer: Record<NoServer, string> = {
  nothing: 'Paste an address first.',
  'no address': 'That is not the address of a server.',
  'another scheme': 'Only http and https can be asked from a page.',
  'a password': 'An address with a name or a password in it is not asked: take them out.',
}

/** A server that was asked, and what it told; null until then. */
interface Asking {
  readonly server: PastedServer
  readonly found: Finding | null
}

/** Adds chains in this browser, from the address of a server; nothing is sent before its host is seen and confirmed. */
export function AddChainPage({ connection }: { connection: Prober }) {
  const [typed, setTyped] = useState('')
  const [asking, setAsking] = useState<Asking | null>(null)
  const latest = useRef<PastedServer>(null)
  const [complaint, setComplaint] = useState('')
  const server = pastedServer(typed)
  const { proUrl } = connection.config
  const directory = proUrl && !isSameOrigin(proUrl) ? proUrl : PUBLIC_PRO_URL

  const ask = async (asked: PastedServer) => {
    latest.current = asked
    setAsking({ server: asked, found: null })
    const found = await probe(connection, asked.bases)
    // Another may have been asked meanwhile.
    if (latest.current === asked) setAsking({ server: asked, found })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setComplaint(typeof server === 'string' ? noServer[server] : '')
    if (typeof server === 'string') setAsking(null)
    else void ask(server)
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
              setComplaint('')
            }}
            className="h-11 w-full rounded-sm border border-line-strong bg-raised px-3 font-mono placeholder:text-muted md:h-9"
          />
        </label>
        <p id="server-host" className="min-h-5 text-sm text-muted" role="status">
          {complaint ? (
            <span className="text-bad">{complaint}</span>
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
      {asking && <Outcome connection={connection} asking={asking} onAgain={() => void ask(asking.server)} />}
    </div>
  )
}

interface OutcomeProps {
  connection: Prober
  asking: Asking
  onAgain: () => void
}

function Outcome({ connection, asking: { server, found }, onAgain }: OutcomeProps) {
  return (
    <section aria-label={`What ${server.host} is`} aria-busy={!found} className="min-h-40 pt-6">
      <p role="status" className={found ? 'sr-only' : 'text-muted'}>
        {found ? `${server.host} was asked.` : `Asking ${server.host}…`}
      </p>
      {!found ? null : found.kind === 'instance' ? (
        <InstanceFound connection={connection} found={found} />
      ) : found.kind === 'multichain' ? (
        <MultichainFound connection={connection} found={found} />
      ) : (
        <ServerUnread found={found} onAgain={onAgain} />
      )}
    </section>
  )
}
