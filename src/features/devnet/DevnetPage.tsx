import { useQuery } from '@tanstack/react-query'
import { type NodeConnection, useNodeConnection } from '#/data/queries/rpc'
import { parseUnits } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { pastedAddress } from '#/domain/hashes/hash'
import { AddressHashLink } from '#/entity/AddressLink'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { TransactionLink } from '#/entity/links'
import { NativeAmount } from '#/entity/NativeAmount'
import { Time } from '#/entity/Timestamp'
import { ActionForm } from '#/features/devnet/ActionForm'
import { changes, devnetQuery, devnetStateQuery, results, sendAs, useDevnetChange } from '#/features/devnet/devnet'
import { ProjectForm } from '#/features/devnet/ProjectForm'
import { Snapshots } from '#/features/devnet/Snapshots'
import { TextField } from '#/ui/Field'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** What a developer does with a local node: accounts, mining, time, coins, transactions of anyone, snapshots. */
export function DevnetPage() {
  const connection = useNodeConnection()
  const { data: program, error, isPending, refetch } = useQuery(devnetQuery(connection))
  return (
    <>
      <PageMeta title="Local node" description="Accounts, mining, time, coins and snapshots of a development node." />
      <h1 className="py-5 text-xl font-semibold md:text-2xl">Local node</h1>
      {error ? (
        <ErrorNotice error={error} what="Node" onRetry={() => void refetch()} />
      ) : program ? (
        <Devnet connection={connection} program={program} />
      ) : (
        (!isPending || !connection.chain.rpcUrl) && (
          <Notice title={`${connection.chain.name} has no development node`}>
            <p>This page changes chains of Anvil and Hardhat. Explore yours with npm start -- --rpc and its URL.</p>
          </Notice>
        )
      )}
    </>
  )
}

function Devnet({ connection, program }: { connection: NodeConnection; program: string }) {
  const { data, error, refetch } = useQuery(devnetStateQuery(connection))
  if (error) return <ErrorNotice error={error} what="Node" onRetry={() => void refetch()} />
  if (!data) return null
  const { chain } = connection
  return (
    <div className="stack-6">
      <p>
        {program}, block {grouped(data.height)}, <Time date={data.at} />
      </p>
      <section aria-labelledby="devnet-accounts">
        <h2 id="devnet-accounts" className="mb-2 text-lg font-semibold">
          Accounts of the node
        </h2>
        {data.accounts.length === 0 && <p>The node holds no keys.</p>}
        <ul className="panel ruled overflow-clip">
          {data.accounts.map(({ hash, balance, nonce }) => (
            <li key={hash} className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2">
              <AddressHashLink chain={chain.id} hash={hash} kind="account" name={null} />
              <span>
                <NativeAmount chain={chain} value={balance} symbol={chain.currency.symbol} />
                <span className="ml-4 text-muted">nonce {grouped(nonce)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <MineForm connection={connection} />
        <TimeForm connection={connection} />
        <GiveForm connection={connection} />
        <SendForm connection={connection} first={data.accounts[0]?.hash ?? ''} />
        <Snapshots connection={connection} height={data.height} />
        <ProjectForm chain={chain.id} />
      </div>
    </div>
  )
}

/** A whole number from 1 on in a field, or null. */
const countIn = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

const blockCount = (blocks: number) => `${grouped(blocks)} ${blocks === 1 ? 'block' : 'blocks'}`

function MineForm({ connection }: { connection: NodeConnection }) {
  const mine = useDevnetChange(connection, ({ blocks, seconds }: { blocks: number; seconds: number }) =>
    results(connection, [changes.mine(blocks, seconds)]),
  )
  return (
    <ActionForm
      title="Mine"
      label="Mine blocks"
      change={mine}
      read={(field) => {
        const blocks = countIn(field('blocks'))
        const seconds = countIn(field('seconds'))
        return blocks === null || seconds === null ? 'Enter whole numbers from 1 on.' : { blocks, seconds }
      }}
      outcome={`Mined ${blockCount(mine.variables?.blocks ?? 0)}.`}
    >
      <TextField label="Blocks" name="blocks" inputMode="numeric" defaultValue="1" />
      <TextField label="Seconds between them" name="seconds" inputMode="numeric" defaultValue="1" />
    </ActionForm>
  )
}

function TimeForm({ connection }: { connection: NodeConnection }) {
  const move = useDevnetChange(connection, async ({ hours }: { hours: number }) => {
    await results(connection, [changes.increaseTime(Math.round(hours * 3600))])
    await results(connection, [changes.mine(1, 1)])
  })
  return (
    <ActionForm
      title="Move the clock on"
      label="Move and mine a block"
      change={move}
      read={(field) => {
        const hours = Number(field('hours'))
        return hours > 0 && hours < 1e6 ? { hours } : 'Enter a number of hours above 0.'
      }}
      outcome={`The clock is ${move.variables?.hours ?? 0} h ahead of before, in a new block.`}
    >
      <TextField label="Hours" name="hours" inputMode="decimal" defaultValue="24" />
    </ActionForm>
  )
}

function GiveForm({ connection }: { connection: NodeConnection }) {
  const { symbol, decimals } = connection.chain.currency
  const give = useDevnetChange(connection, async ({ hash, amount }: { hash: string; amount: bigint }) => {
    const [balance] = await results(connection, [{ method: 'eth_getBalance', params: [hash, 'latest'] }])
    await results(connection, [changes.setBalance(hash, BigInt(String(balance)) + amount)])
  })
  return (
    <ActionForm
      title="Give coins"
      label={`Give ${symbol}`}
      change={give}
      read={(field) => {
        const hash = pastedAddress(field('to'))
        const amount = parseUnits(field('amount'), decimals)
        if (hash === null) return 'Enter an address.'
        return amount === null ? `Enter an amount of ${symbol}.` : { hash, amount }
      }}
      outcome={
        <>
          Given, without a block, to{' '}
          <AddressHashLink chain={connection.chain.id} hash={give.variables?.hash ?? ''} kind="account" name={null} />
        </>
      }
    >
      <TextField label="Address" name="to" className="w-full font-mono text-sm" />
      <TextField label={`Amount, ${symbol}`} name="amount" inputMode="decimal" defaultValue="100" />
    </ActionForm>
  )
}

function SendForm({ connection, first }: { connection: NodeConnection; first: string }) {
  const { symbol, decimals } = connection.chain.currency
  const send = useDevnetChange(connection, (sent: Parameters<typeof sendAs>[1]) => sendAs(connection, sent))
  return (
    <ActionForm
      title="Send as anyone"
      label="Send"
      change={send}
      read={(field) => {
        const from = pastedAddress(field('from'))
        const to = pastedAddress(field('to'))
        const value = parseUnits(field('value') || '0', decimals)
        const data = field('data') || '0x'
        if (from === null) return 'Enter the address of the sender.'
        if (to === null && field('to') !== '')
          return 'Enter the address of the recipient, or none to create a contract.'
        if (value === null) return `Enter an amount of ${symbol}.`
        return /^0x(?:[\da-f]{2})*$/i.test(data) ? { from, to, value, data } : 'Enter input data as hex.'
      }}
      outcome={
        <>
          Sent: <TransactionLink chain={connection.chain.id} hash={send.data ?? null} />
        </>
      }
    >
      <TextField
        label="From: any address, without its key"
        name="from"
        defaultValue={first}
        className="w-full font-mono text-sm"
      />
      <TextField label="To" name="to" className="w-full font-mono text-sm" />
      <TextField label={`Value, ${symbol}`} name="value" inputMode="decimal" defaultValue="0" />
      <TextField label="Input data" name="data" defaultValue="0x" className="w-full font-mono text-sm" />
    </ActionForm>
  )
}
