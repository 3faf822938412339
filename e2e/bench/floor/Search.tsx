import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { read } from './api'
import { Link } from './cells'
import { searchResult } from './schemas'

const results = z.object({ items: z.array(searchResult) })

/** A search box with the results for its text. */
export function Search({ chain }: { chain: string }) {
  const [text, setText] = useState('')
  const queryFn = async () => results.parse(await read(chain, `/search?q=${encodeURIComponent(text)}`))
  const { data } = useQuery({ queryKey: [chain, 'search', text], queryFn, enabled: text !== '' })
  return (
    <>
      <input type="search" aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      {data && (
        <ul>
          {data.items.map(({ address_hash, name }) => (
            <li key={`${address_hash} ${name}`}>
              <Link chain={chain} to={`token/${address_hash}`} text={name ?? '–'} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
