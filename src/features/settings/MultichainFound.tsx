import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { addChains } from '#/data/config/updateChains'
import { type Chain, findChain } from '#/data/config/config'
import type { Multichain, Prober } from '#/data/sources/probe'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { withToggled } from '#/domain/withToggled'
import { Added } from '#/features/settings/Added'
import { ChainTicks } from '#/features/settings/ChainTicks'
import { KeyForm } from '#/features/settings/KeyForm'
import { Button } from '#/ui/Button'

/** A multichain API: the key that it wants, and the chains that it serves, any of which can be added. */
export function MultichainFound({ connection, found }: { connection: Prober; found: Multichain }) {
  const { proUrl, chains, chosen } = found
  const router = useRouter()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(chosen ? [chosen] : []))
  const [kept, setKept] = useState<readonly Chain[]>([])
  const { host } = new URL(proUrl)
  const nameHere = (id: string) => {
    const here = findChain(connection.config, id)
    return here && !here.added ? here.name : null
  }
  const toAdd = chains.filter(({ id }) => ticked.has(id) && nameHere(id) === null)
  const tick = (id: string) => setTicked((before) => withToggled(before, id))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const added = toAdd.map(({ known: _, ...chain }): Chain => ({ ...chain, added: true }))
    if (!(await addChains(router, added))) setKept(added)
    else router.history.push(added.length === 1 && added[0] ? paths.chain(added[0].id) : paths.chains())
  }
  if (kept.length > 0) return <Added chains={kept} />
  return (
    <div className="stack-6">
      <h2 className="text-lg font-semibold">
        <span className="font-mono text-base break-all">{host}</span> serves {grouped(chains.length)}{' '}
        {chains.length === 1 ? 'chain' : 'chains'}
      </h2>
      <KeyForm connection={connection} proUrl={proUrl} chain={toAdd[0]?.id ?? chains[0]?.id ?? '1'} />
      <form onSubmit={(event) => void submit(event)} className="stack-3">
        <ChainTicks chains={chains} ticked={ticked} nameHere={nameHere} onTick={tick} />
        <p className="text-sm text-muted">
          Without a key a chain is read from its own explorer, where it has one; those without one need the key.
        </p>
        <Button type="submit" disabled={toAdd.length === 0}>
          {toAdd.length === 1 ? `Add ${toAdd[0]?.name}` : `Add ${toAdd.length || ''} chains`}
        </Button>
      </form>
    </div>
  )
}
