import { page } from 'vitest/browser'
import type { WalletProvider } from '#/contracts/wallet'

let count = 0

/** Announces a wallet on the demo's chain, with other answers by method; returns the requests that it got, and connects it. */
export function announceWallet(account: string, answers: Record<string, unknown> = {}) {
  const asked: { method: string; params?: readonly unknown[] }[] = []
  const known: Record<string, unknown> = {
    eth_requestAccounts: [account],
    eth_accounts: [account],
    eth_chainId: '0x2261',
  }
  const provider: WalletProvider = {
    request: async (request) => {
      asked.push(request)
      const answer = { ...known, ...answers }[request.method]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  count += 1
  const name = `Wallet ${count}`
  const info = { uuid: `wallet-${count}`, name, icon: 'https://tracker.test/icon.png' }
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  // The page may listen only later, and requests all wallets then.
  addEventListener('eip6963:requestProvider', announce)
  announce()
  return { asked, connect: () => page.getByRole('button', { name: `Connect ${name}`, exact: true }).click() }
}
