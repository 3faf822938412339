const BASE58 = '[1-9A-HJ-NP-Za-km-z]'
const BECH32 = '[02-9ac-hj-np-z]'

/** Addresses and transactions of systems without an EVM, by their forms. */
const FORMS: readonly (readonly [what: string, form: RegExp])[] = [
  ['Tron address', new RegExp(`^T${BASE58}{33}$`)],
  ['Bitcoin address', new RegExp(`^(?:[13]${BASE58}{25,33}|(?:bc|tb)1${BECH32}{11,71})$`)],
  ['Litecoin address', new RegExp(`^ltc1${BECH32}{11,71}$`)],
  ['Cardano address', new RegExp(`^addr1${BECH32}{50,110}$`)],
  ['Cardano address', new RegExp(`^(?:Ae2|DdzFF)${BASE58}{50,110}$`)],
  ['Stellar address', /^G[A-D][A-Z2-7]{54}$/],
  ['Hedera account', /^0\.0\.\d{3,12}(?:-[a-z]{5})?$/],
  ['Cosmos address', new RegExp(`^(?:cosmos|osmo|celestia)1${BECH32}{38,58}$`)],
  ['TON address', /^(?:EQ|UQ)[\w-]{46}$/],
  ['Dogecoin address', new RegExp(`^D[5-9A-HJ-NP-U]${BASE58}{32}$`)],
  ['XRP Ledger address', new RegExp(`^r(?=.*\\d)(?=.*[A-Z])${BASE58}{24,34}$`)],
  ['Polkadot or Kusama address', new RegExp(`^(?=.*[g-zG-Z])(?=.*\\d)${BASE58}{46,48}$`)],
  ['Solana transaction', new RegExp(`^${BASE58}{86,88}$`)],
  // 32 bytes; a text of hex digits only is a mistyped hash.
  ['Solana address', new RegExp(`^(?=.*[g-zG-Z])(?=.*\\d)${BASE58}{43,44}$`)],
]

/** Their explorers, by hosts without `www.`. */
const HOSTS: Readonly<Record<string, string>> = {
  Bitcoin: 'mempool.space blockstream.info blockchain.com blockchair.com btcscan.org btc.com',
  Solana: 'solscan.io explorer.solana.com solana.fm solanabeach.io',
  Tron: 'tronscan.org tronscan.io nile.tronscan.org shasta.tronscan.org',
  Cosmos: 'mintscan.io',
  TON: 'tonviewer.com tonscan.org',
  Cardano: 'cardanoscan.io',
}

/** What a text of a system without an EVM is, as 'Tron address'; null for any other text. */
export function otherSystemText(text: string): string | null {
  // Codes that are scanned have addresses in Bech32 in capital letters.
  const plain = /^(?:BC|TB|LTC)1[\dA-Z]+$/.test(text) ? text.toLowerCase() : text
  return FORMS.find(([, form]) => form.test(plain))?.[0] ?? null
}

/** The system without an EVM that an explorer's host shows; null for any other host. */
export function otherSystemOfHost(host: string): string | null {
  const name = host.toLowerCase().replace(/^www\./, '')
  return Object.entries(HOSTS).find(([, hosts]) => hosts.split(' ').includes(name))?.[0] ?? null
}
