import type { CoinHolder } from '#/api/schemas/address'
import { CopyButton } from '#/ui/CopyButton'
import { fullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

/** The fields of an address that hold its native form. */
export type NativeFields = Pick<CoinHolder, 'filecoin' | 'zilliqa' | 'bech32'>

/** What an address is called in the form of its chain; null where the API has no such form. Untrusted text. */
export function nativeForm({ filecoin, zilliqa, bech32 }: NativeFields): { label: string; text: string } | null {
  if (filecoin?.robust) return { label: 'Filecoin address', text: filecoin.robust }
  const text = bech32 ?? zilliqa?.bech32
  return text ? { label: 'Zilliqa address', text } : null
}

/** The native form of an address, for its header. */
export function NativeForm({ address }: { address: NativeFields }) {
  const native = nativeForm(address)
  return (
    native && (
      <span title={native.label} className="max-w-full min-w-0">
        <UntrustedText text={native.text} max={120} className={fullHash} />
        <CopyButton text={native.text} what={native.label} tabIndex={-1} />
      </span>
    )
  )
}
