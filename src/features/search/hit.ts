import type { SearchResult } from '#/api/schemas/search'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/paths'

/** A search result of any kind, as far as one line shows it. */
export interface Hit {
  /** A sign to find the kind by at a glance. */
  sign: string
  /** The kind in a word; a kind not known here is the server's own word. */
  kind: string
  /** Text that anyone may have written; null where the result is known by its hash alone. */
  name: string | null
  symbol: string | null
  /** The page that shows it, null where there is none. */
  href: string | null
  hash: string | null
}

type Unnamed = Omit<Hit, 'name' | 'symbol'>

/** Whether the server calls what was found a scam. */
export function isScam(result: SearchResult): boolean {
  return 'reputation' in result && result.reputation === 'scam'
}

/** Reads a result of any kind into one form. */
export function hitOf(chain: string, result: SearchResult): Hit {
  switch (result.type) {
    case 'token': {
      const hash = result.address_hash
      return {
        ...byHash('◈', 'Token', hash, hash && paths.token(chain, hash)),
        name: result.name,
        symbol: result.symbol,
      }
    }
    case 'address':
      return account(chain, '○', 'Address', result)
    case 'contract':
      return account(chain, '□', 'Contract', result)
    case 'label':
      return account(chain, '⚑', 'Label', result)
    case 'ens_domain':
      return account(chain, '@', 'Name', result)
    case 'metadata_tag': {
      const tag = result.metadata?.['name']
      return account(chain, '⚑', 'Tag', { ...result, name: typeof tag === 'string' && tag ? tag : result.name })
    }
    case 'block': {
      const { block_number: height, block_hash: hash } = result
      const place = height ?? hash
      const named = height === null ? null : String(height)
      return {
        ...byHash('▤', 'Block', hash, place === null ? null : paths.block(chain, place)),
        name: named,
        symbol: null,
      }
    }
    case 'transaction': {
      const hash = result.transaction_hash
      return nameless(byHash('⇄', 'Transaction', hash, hash && paths.transaction(chain, hash)))
    }
    case 'user_operation':
      return nameless(byHash('⇄', 'User operation', result.user_operation_hash, null))
    case 'blob':
      return nameless(byHash('▦', 'Blob', result.blob_hash, null))
    case 'other':
      return other(chain, result)
  }
}

function byHash(sign: string, kind: string, hash: string | null, href: string | null): Unnamed {
  return { sign, kind, hash, href }
}

function nameless(hit: Unnamed): Hit {
  return { ...hit, name: null, symbol: null }
}

type AccountResult = Pick<Extract<SearchResult, { type: 'address' }>, 'address_hash' | 'name' | 'ens_info'>

function account(
  chain: string,
  sign: string,
  kind: string,
  { address_hash: hash, name, ens_info }: AccountResult,
): Hit {
  return {
    ...byHash(sign, kind, hash, hash && paths.address(chain, hash)),
    name: name || ens_info?.name || null,
    symbol: null,
  }
}

function other(chain: string, result: Extract<SearchResult, { type: 'other' }>): Hit {
  const { address_hash, transaction_hash, block_hash, block_number } = result
  const block = block_number ?? block_hash
  const href =
    (transaction_hash && paths.transaction(chain, transaction_hash)) ||
    (address_hash && paths.address(chain, address_hash)) ||
    (block === null ? null : paths.block(chain, block))
  const kind = result.named ? labelOf({ other: result.named }) : 'Unknown kind'
  return {
    ...byHash('?', kind, transaction_hash ?? address_hash ?? block_hash, href),
    name: result.name || (block_number === null ? null : String(block_number)),
    symbol: result.symbol,
  }
}
