import { labelOf } from '#/domain/open'
import { nativeForm, type NativeFields } from '#/features/addresses/NativeForm'
import { CopyButton } from '#/ui/CopyButton'
import type { Fact } from '#/ui/DetailRows'
import { fullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

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
