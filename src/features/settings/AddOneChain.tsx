import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { addChains } from '#/data/config/addedChains'
import { type Chain, findChain, nodeUrlOf } from '#/data/config/config'
import { knownChain } from '#/data/config/chainDirectory'
import { ENDPOINTS, type Instance, type Node, type Prober, serves } from '#/data/sources/probe'
import { isChainId, paths } from '#/domain/links/paths'
import { grouped } from '#/domain/amounts/numberFormat'
import { errorSummary } from '#/entity/errorText'
import { ChainForm } from '#/features/settings/ChainForm'
import { UnsavedChainsNotice } from '#/features/settings/UnsavedChainsNotice'
import { Time } from '#/entity/Timestamp'
import { Button } from '#/ui/Button'
import { TextField } from '#/ui/Field'

const NO_CURRENCY = { name: '', symbol: '', decimals: 18 }
/** What nearly all chains without a known name have. */
const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The API or the node of one chain: what it offers, its chain ID, and the form that adds the chain. */
export function AddOneChain({ connection, found }: { connection: Prober; found: Instance | Node }) {
  const { head } = found
  const server = found.kind === 'node' ? { rpcUrl: found.url } : { baseUrl: found.base }
  const told = found.kind === 'node' || found.told
  const program = found.kind === 'node' ? found.program : null
  const router = useRouter()
  const [id, setId] = useState(found.id)
  const [unsaved, setUnsaved] = useState<Chain | null>(null)
  const { host } = new URL(found.kind === 'node' ? found.url : found.base)
  const configured = id === null ? undefined : findChain(connection.config, id)
  const other = configured && urlOf(configured) !== (found.kind === 'node' ? found.url : found.base) ? configured : null
  const known = id === null ? null : knownChain(id)

  const add = async (chain: Chain) => {
    if (await addChains(router, [chain])) router.history.push(paths.chain(chain.id))
    else setUnsaved(chain)
  }
  if (unsaved) return <UnsavedChainsNotice chains={[unsaved]} />
  return (
    <div className="stack-4">
      <h2 className="text-lg font-semibold">
        Connected to <span className="font-mono text-base break-all">{host}</span>
      </h2>
      <p>
        {head.height === null ? 'No blocks yet' : `Latest block: ${grouped(head.height)}`}
        {head.at && (
          <>
            , <Time date={head.at} />
          </>
        )}
      </p>
      {found.kind === 'node' ? (
        <p>This is a JSON-RPC node without an indexer: pages are made from its blocks, in your browser.</p>
      ) : (
        <Endpoints connection={connection} base={found.base} />
      )}
      {id === null || !told ? <ChainIdForm key={id} suggested={id} onChosen={setId} /> : null}
      {id !== null && configured && !configured.added && (
        <p>
          {configured.name} (chain ID <span className="font-mono">{id}</span>) is already configured.{' '}
          <a href={paths.chain(id)} className="underline">
            Open {configured.name}
          </a>
        </p>
      )}
      {other && <SameIdNotice chain={other} found={found} />}
      {id !== null && (!configured || configured.added) && (
        <>
          {told && (
            <p>
              Chain ID: <span className="font-mono">{id}</span>
              {known && ` (${known.name})`}
            </p>
          )}
          <ChainForm
            key={id}
            start={
              (!other && configured) || {
                ...(known ?? { currency: found.kind === 'node' ? ETHER : NO_CURRENCY }),
                name: program ?? known?.name ?? '',
                testnet: program !== null,
              }
            }
            label={other ? `Replace ${other.name}` : 'Add chain'}
            onDone={(details) => void add({ ...details, id, ...server, multichain: false, added: true })}
          />
        </>
      )}
    </div>
  )
}

/** The URL of the API or node of a chain; '' if it has only a multichain API. */
const urlOf = (chain: Chain) => nodeUrlOf(chain) ?? chain.baseUrl ?? ''

/** A chain that has the ID of the one that is added: an explorer has one of each ID, which is in the URLs of its pages. */
function SameIdNotice({ chain, found }: { chain: Chain; found: Instance | Node }) {
  const url = urlOf(chain)
  return (
    <div role="note" className="stack-2 panel px-4 py-3">
      <p>
        {chain.name}
        {url && (
          <>
            {' '}
            at <span className="font-mono break-all">{new URL(url, location.origin).host}</span>
          </>
        )}{' '}
        has the chain ID <span className="font-mono">{chain.id}</span>, too. An explorer has one chain of each ID.{' '}
        {chain.added && (
          <a href={paths.chain(chain.id)} className="underline">
            Open {chain.name}
          </a>
        )}
      </p>
      {found.kind === 'node' && (
        <p>
          To have both, start an explorer of this node:{' '}
          <code className="break-all">
            npm start -- --rpc {new URL(found.url).origin} --port {OTHER_PORT}
          </code>
        </p>
      )}
    </div>
  )
}

/** A port that is not that of the first explorer (deploy/serve.mjs). */
const OTHER_PORT = 4174

/** The endpoints that the API serves, each shown as soon as it has responded. */
function Endpoints({ connection, base }: { connection: Prober; base: string }) {
  const results = useQueries({
    queries: ENDPOINTS.map(([name]) => ({
      queryKey: ['probe', base, name],
      queryFn: () => serves(connection.client, base, name),
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    })),
  })
  return (
    <ul aria-label="Endpoints" className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3">
      {ENDPOINTS.map(([name, what], index) => {
        const { data, error } = results[index] ?? {}
        const reason = error && errorSummary(error)
        return (
          <li
            key={name}
            className={`icon ${data ? 'icon-check' : data === false ? 'icon-ban' : error ? 'icon-cross' : 'icon-clock'} ${data === false || error ? 'text-muted' : ''}`}
          >
            {what}
            {data === false ? ': not available' : error ? `: ${reason}` : data === undefined ? ': checking…' : ''}
          </li>
        )
      })}
    </ul>
  )
}

function ChainIdForm({ suggested, onChosen }: { suggested: string | null; onChosen: (id: string) => void }) {
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('id')
    const id = typeof entered === 'string' ? entered.trim() : ''
    setProblem(isChainId(id) ? '' : 'Enter a chain ID: a number such as 1 or 11155111.')
    if (isChainId(id)) onChosen(id)
  }
  return (
    <form onSubmit={submit} className="stack-1" noValidate>
      <TextField
        label={`Chain ID not detected${suggested === null ? '' : '; suggested by the URL'}. Enter it:`}
        name="id"
        inputMode="numeric"
        defaultValue={suggested ?? ''}
        error={problem}
        className="w-48 font-mono"
        beside={
          <Button type="submit" tone="accent">
            Continue
          </Button>
        }
      />
    </form>
  )
}
