import { Link } from './cells'
import { ListPage } from './ListPage'
import type { PageProps } from './routes'
import { nft } from './schemas'

/** The NFTs of an address as a gallery. */
export default function Nfts({ chain, hash }: PageProps) {
  return (
    <ListPage title="NFTs" chain={chain} endpoint={`/addresses/${hash}/nft`} item={nft}>
      {(items) => (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-4">
          {items.map(({ id, token, metadata, image_url }, index) => (
            <li key={`${token.address_hash}/${id}`} data-index={index}>
              <Link
                chain={chain}
                to={`token/${token.address_hash}/instance/${id}`}
                text={typeof metadata?.['name'] === 'string' ? metadata['name'] : id}
              />
              <img className="size-45" src={image_url ?? ''} loading="lazy" alt="" />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  )
}
