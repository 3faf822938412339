import { useEffect, useState } from 'react'
import { useStore } from '#/data/useStore'
import { createStore } from '#/domain/store'
import type { Chain } from '#/data/config/config'
import { hexChainId } from '#/domain/chainKey'
import { readExternalUrl } from '#/domain/links/externalUrl'
import { paths } from '#/domain/links/paths'
import { firstAccount, readAnnouncement, readChainId, type Wallet } from '#/contracts/wallet'

/** Wallets that announced themselves, each once. */
const found = createStore<readonly Wallet[]>(() => [])
let isListening = false

function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true
    addEventListener('eip6963:announceProvider', (event) => {
      const wallet = 'detail' in event ? readAnnouncement(event.detail) : null
      if (wallet && !found.get().some(({ id }) => id === wallet.id)) found.set([...found.get(), wallet])
    })
  }
  const unsubscribe = found.subscribe(listener)
  dispatchEvent(new Event('eip6963:requestProvider'))
  return unsubscribe
}

/** The wallets of this browser that announce themselves by EIP-6963. */
export function useWallets(): readonly Wallet[] {
  return useStore({ get: found.get, subscribe })
}

/** A wallet that you connected: its account, and the chain that it is on. */
export interface ConnectedWallet {
  readonly wallet: Wallet
  readonly account: `0x${string}`
  /** Decimal chain ID; null if the wallet reports none. */
  readonly chainId: string | null
}

/** Requests the accounts of a wallet, which asks you, and its chain; null if it has no account. */
export async function connectWallet(wallet: Wallet): Promise<ConnectedWallet | null> {
  const account = firstAccount(await wallet.provider.request({ method: 'eth_requestAccounts' }))
  return account && { wallet, account, chainId: await chainOfWallet(wallet) }
}

/** The chain that a wallet is on. */
export async function chainOfWallet({ provider }: Wallet): Promise<string | null> {
  return readChainId(await provider.request({ method: 'eth_chainId' }))
}

/** The wallet that is connected in this tab, as it changes account and chain. It is not connected again after a reload. */
export function useConnectedWallet() {
  const [connected, setConnected] = useState<ConnectedWallet | null>(null)
  const wallet = connected?.wallet
  useEffect(() => {
    if (!wallet) return undefined
    const { provider } = wallet
    const onAccounts = (accounts: unknown) => {
      const account = firstAccount(accounts)
      setConnected((current) => current && account && { ...current, account })
    }
    const onChain = (chain: unknown) =>
      setConnected((current) => current && { ...current, chainId: readChainId(chain) })
    provider.on?.('accountsChanged', onAccounts)
    provider.on?.('chainChanged', onChain)
    return () => {
      provider.removeListener?.('accountsChanged', onAccounts)
      provider.removeListener?.('chainChanged', onChain)
    }
  }, [wallet])
  return [connected, setConnected] as const
}

/**
 * A chain as wallets add it (EIP-3085), with this app as its explorer. Null if it has no node that anyone can reach: a wallet needs
 * the URL of one.
 */
export function walletChain({ id, name, currency, rpcUrl }: Chain): object | null {
  const node = rpcUrl === undefined ? 'unreadable' : readExternalUrl(rpcUrl)
  if (typeof node === 'string' || node.doubts.includes('own-network')) return null
  return {
    chainId: hexChainId(id),
    chainName: name,
    nativeCurrency: { name: currency.name, symbol: currency.symbol, decimals: currency.decimals },
    rpcUrls: [node.href],
    // Wallets reject explorers without TLS.
    ...(location.protocol === 'https:' ? { blockExplorerUrls: [location.origin + paths.chain(id)] } : {}),
  }
}
