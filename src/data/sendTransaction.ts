import { firstAccount, readWalletError } from '#/contracts/wallet'
import { chainOfWallet, type ConnectedWallet } from '#/data/wallets'
import { chainIdOf, hexChainId } from '#/domain/chainKey'
import { isTransactionHash } from '#/domain/hashes/hash'

/** How the sending of a transaction by a wallet is going. */
export type SendOutcome =
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly hash: string }
  | { readonly kind: 'failed'; readonly code: number | null; readonly message: string }

/** The fields of `eth_sendTransaction`. */
export type WalletTransaction = { readonly from: string } & Readonly<Record<string, string>>

/**
 * Passes a transaction to a wallet, unless the wallet has another account or chain than was
 * reviewed. Does not reject.
 */
export async function sendTransaction(
  { wallet }: ConnectedWallet,
  chain: string,
  transaction: WalletTransaction,
): Promise<SendOutcome> {
  const { provider } = wallet
  try {
    // The wallet may have changed since the review was shown.
    const account = firstAccount(await provider.request({ method: 'eth_accounts' }))
    const chainId = await chainOfWallet(wallet)
    if (account?.toLowerCase() !== transaction.from.toLowerCase() || chainId !== chainIdOf(chain))
      throw new Error('The wallet has another account or network than this review.')
    const params = [{ ...transaction, chainId: hexChainId(chain) }]
    const hash = await provider.request({ method: 'eth_sendTransaction', params })
    if (!isTransactionHash(hash)) throw new Error('The wallet returned no transaction hash.')
    return { kind: 'sent', hash }
  } catch (error) {
    return { kind: 'failed', ...readWalletError(error) }
  }
}
