import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { withoutEndSlash } from '#/api/url'
import { addChains } from '#/data/config/addedChains'
import { type Chain, nodeUrlOf } from '#/data/config/config'
import { knownChain } from '#/data/config/chainDirectory'
import { ENDPOINTS, type Instance, type Node, type Prober, serves } from '#/data/sources/probe'
import { chainIdOf, freeChainKey } from '#/domain/chainKey'
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
  const url = found.kind === 'node' ? found.url : found.base
  const ofId = id === null ? [] : connection.config.chains.filter((chain) => chainIdOf(chain.id) === id)
  // An API of a chain that is configured with another API is of the same chain; a node may be of any chain with this ID.
  const isSame = (chain: Chain) =>
    isSameUrl(urlOf(chain), url) || (found.kind === 'instance' && !chain.added && nodeUrlOf(chain) === undefined)
  const same = ofId.find(isSame) ?? null
  const others = ofId.filter((chain) => chain !== same)
  const keys = connection.config.chains.map((chain) => chain.id)
  const key = same?.id ?? (id === null ? '' : freeChainKey(id, keys))
  const known = id === null ? null : knownChain(id)
  const name = program ?? known?.name ?? ''

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
      {same && (
        <p>
          {same.name} (chain ID <span className="font-mono">{id}</span>) is already{' '}
          {same.added ? 'added' : 'configured'}.{' '}
          <a href={paths.chain(same.id)} className="underline">
            Open {same.name}
          </a>
        </p>
      )}
      {!same && others.length > 0 && <SameIdNotice chains={others} path={paths.chain(key)} />}
      {id !== null && (!same || same.added) && (
        <>
          {told && (
            <p>
              Chain ID: <span className="font-mono">{id}</span>
              {known && ` (${known.name})`}
            </p>
          )}
          <ChainForm
            key={key}
            start={
              same ?? {
                ...(known ?? { currency: found.kind === 'node' ? ETHER : NO_CURRENCY }),
                // Chains of one ID have the same name otherwise.
                name: others.length > 0 && name ? `${name} ${host}` : name,
                testnet: program !== null,
              }
            }
            label={same ? 'Save' : 'Add chain'}
            onDone={(details) => void add({ ...details, id: key, ...server, multichain: false, added: true })}
          />
        </>
      )}
    </div>
  )
}

/** The URL of the API or node of a chain; '' if it has only a multichain API. */
const urlOf = (chain: Chain) => nodeUrlOf(chain) ?? chain.baseUrl ?? ''

const absolute = (url: string) => withoutEndSlash(new URL(url, location.origin).href)
const isSameUrl = (one: string, other: string) => absolute(one) === absolute(other)

/** The chains that have the ID of the one that is added, and the path that this one gets. */
function SameIdNotice({ chains, path }: { chains: readonly Chain[]; path: string }) {
  return (
    <p role="note" className="panel px-4 py-3">
      {chains.map((chain) => {
        const url = urlOf(chain)
        return (
          <span key={chain.id} className="block">
            <a href={paths.chain(chain.id)} className="underline">
              {chain.name}
            </a>
            {url && (
              <>
                {' '}
                at <span className="font-mono break-all">{new URL(url, location.origin).host}</span>
              </>
            )}{' '}
            has this chain ID, too.
          </span>
        )
      })}
      The pages of this one will be at <span className="font-mono">{path}</span>.
    </p>
  )
}

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
