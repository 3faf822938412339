import { useState } from 'react'
import { readWalletError, type Wallet } from '#/contracts/wallet'
import { type ConnectedWallet, connectWallet, useWallets, walletChain } from '#/data/wallets'
import { FullAddressLink } from '#/entity/AddressLink'
import { UntrustedImage } from '#/entity/UntrustedImage'
import type { Chain } from '#/data/config/config'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'
import { chainIdOf, hexChainId } from '#/domain/chainKey'

interface WalletBarProps {
  chain: Chain
  connected: ConnectedWallet | null
  onConnect: (connected: ConnectedWallet | null) => void
}

/** EIP-3326: the wallet has no chain of that ID. */
const UNKNOWN_CHAIN = 4902

/** Connects a wallet of this browser, and switches it to the chain of the page. */
export function WalletBar({ chain, connected, onConnect }: WalletBarProps) {
  const wallets = useWallets()
  const [error, setError] = useState<{ code: number | null; message: string } | null>(null)
  const attempt = async (action: () => Promise<void>) => {
    setError(null)
    await action().catch((reason: unknown) => setError(readWalletError(reason)))
  }
  const connect = (wallet: Wallet) => attempt(async () => onConnect(await connectWallet(wallet)))
  const switchChain = ({ wallet }: ConnectedWallet) =>
    attempt(async () => {
      const chainId = hexChainId(chain.id)
      await wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
      // Wallets without events report the chain only on request.
      onConnect(await connectWallet(wallet))
    })
  const added = walletChain(chain)
  const id = chainIdOf(chain.id)
  const addChain = ({ wallet }: ConnectedWallet) =>
    attempt(async () => {
      await wallet.provider.request({ method: 'wallet_addEthereumChain', params: [added] })
      onConnect(await connectWallet(wallet))
    })
  return (
    <div className="stack-2">
      {chain.id !== id && (
        <p role="note">
          Your wallet sends to its own node for chain ID {id}, which may be another chain than {chain.name}.
        </p>
      )}
      {wallets.length === 0 && (
        <Notice title="No wallet found">
          <p>Install a wallet extension that announces itself to pages (EIP-6963), and reload the page.</p>
        </Notice>
      )}
      {connected ? (
        <div className="stack-2">
          <p>
            Connected with <UntrustedText text={connected.wallet.name} max={40} />:{' '}
            <FullAddressLink chain={chain.id} hash={connected.account} />
          </p>
          {connected.chainId !== id && (
            <Notice tone="bad" title="Wrong network" role="alert">
              <p>
                The wallet is on chain ID {connected.chainId ?? 'unknown'}, this page is {chain.name} ({id}).
              </p>
              <Button onClick={() => void switchChain(connected)}>Switch network</Button>
            </Notice>
          )}
          <Button onClick={() => onConnect(null)}>Disconnect</Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {wallets.map((wallet) => (
            <Button key={wallet.id} onClick={() => void connect(wallet)}>
              {wallet.icon && <UntrustedImage source={wallet.icon} alt="" className="mr-2 size-5" />}
              <span>
                Connect <UntrustedText text={wallet.name} max={40} />
              </span>
            </Button>
          ))}
        </div>
      )}
      {error && <WalletError {...error} />}
      {error?.code === UNKNOWN_CHAIN && connected && added && (
        <Button onClick={() => void addChain(connected)}>Add {chain.name} to the wallet</Button>
      )}
    </div>
  )
}

/** Why a wallet rejected a request. */
export function WalletError({ code, message }: { code: number | null; message: string }) {
  return (
    <p role="alert" className="text-bad">
      {code === 4001
        ? 'Rejected in the wallet.'
        : code === UNKNOWN_CHAIN
          ? 'The wallet doesn’t know this chain. Add it to the wallet first.'
          : 'The wallet reported an error.'}{' '}
      {code !== 4001 && message && <UntrustedText text={message} max={300} className="text-muted" />}
    </p>
  )
}
