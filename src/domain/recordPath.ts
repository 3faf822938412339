const RECORD = /^\/\d+\/(?:(?:tx|op|address|block)\/[^/]+|token\/[^/]+(?:\/instance\/[^/]+)?)(?=\/|$)/

/** The own path of the record that a path shows, whichever tab it is: an address, a transaction, a user operation, a block, a token or an NFT; null elsewhere. */
export function recordPath(pathname: string): string | null {
  return RECORD.exec(pathname)?.[0] ?? null
}
