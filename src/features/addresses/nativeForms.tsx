import type { CoinHolder } from '#/api/schemas/address'
import { labelOf } from '#/domain/open'
import { CopyButton } from '#/ui/CopyButton'
import type { Fact } from '#/ui/DetailRows'
import { fullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

type NativeFields = Pick<CoinHolder, 'filecoin' | 'zilliqa' | 'bech32'>

/** What an address is called in the form of its chain; null where the API has no such form. Untrusted text. */
function nativeForm({ filecoin, zilliqa, bech32 }: NativeFields): { label: string; text: string } | null {
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

/** What the chain itself calls an address, where that differs from its hash. */
export function nativeFacts(address: NativeFields): Fact[] {
  const native = nativeForm(address)
  const { id, actor_type } = address.filecoin ?? {}
  return [
    {
      label: native?.label ?? 'Native address',
      hint: 'The same address in the form of this chain.',
      value: native && <CopyableText text={native.text} what={native.label} />,
    },
    {
      label: 'Filecoin ID',
      hint: 'Number that the chain gave to the actor.',
      value: id ? <CopyableText text={id} what="Filecoin ID" /> : null,
    },
    {
      label: 'Actor type',
      hint: 'What the address is on Filecoin, such as an account or a miner.',
      value: actor_type ? <UntrustedText text={labelOf({ other: actor_type })} max={40} /> : null,
    },
  ]
}

function CopyableText({ text, what }: { text: string; what: string }) {
  return (
    <>
      <UntrustedText text={text} max={120} className={fullHash} />
      <CopyButton text={text} what={what} />
    </>
  )
}
