import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { read } from './api'
import { Account, Block, coins, Time } from './cells'
import type { PageProps } from './routes'
import { transaction } from './schemas'

/** A transaction's main facts, and a link to its token transfers. */
export default function Transaction({ chain, hash }: PageProps) {
  const queryFn = async () => transaction.parse(await read(chain, `/transactions/${hash}`))
  const { data } = useQuery({ queryKey: [chain, 'transaction', hash], queryFn })
  const facts = data && {
    'Txn hash': data.hash,
    Status: data.result,
    Method: data.method,
    Block: <Block chain={chain} height={data.block_number} />,
    Timestamp: <Time of={data.timestamp} />,
    From: <Account chain={chain} of={data.from} />,
    To: <Account chain={chain} of={data.to} />,
    Value: coins(data.value),
    'Txn fee': coins(data.fee?.value),
    'Gas price': `${data.gas_price}`,
    'Gas used': `${data.gas_used}`,
    'Gas limit': `${data.gas_limit}`,
    Nonce: data.nonce,
    Type: data.type,
  }
  return (
    <main className="p-4">
      <h1 className="text-xl font-semibold">Transaction {hash}</h1>
      <a href={`/${chain}/tx/${hash}/token-transfers`}>Token transfers</a>
      {facts && (
        <dl className="grid grid-cols-[180px_1fr] gap-3">
          {Object.entries(facts).map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </main>
  )
}
