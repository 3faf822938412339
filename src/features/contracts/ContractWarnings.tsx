import type { SmartContract } from '#/api/schemas/smartContract'
import { labelOf } from '#/domain/open'
import { AddressHashLink } from '#/entity/AddressLink'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

/** What is unusual about a contract: it was destroyed, its code changed, or its implementation is ambiguous. */
export function ContractWarnings({ contract, chain }: { contract: SmartContract; chain: string }) {
  const { creation_status, is_self_destructed, is_changed_bytecode, conflicting_implementations } = contract
  const conflicts = conflicting_implementations ?? []
  return (
    <>
      {(is_self_destructed === true || creation_status === 'selfdestructed') && (
        <Notice tone="bad" title="Self-destructed">
          <p>The contract destroyed itself. It has no code any more, and calls to it do nothing.</p>
        </Notice>
      )}
      {creation_status === 'failed' && <Notice tone="bad" title="The creation of this contract failed" />}
      {is_changed_bytecode === true && (
        <Notice tone="bad" title="The code changed after verification">
          <p>The verified source is not the source of the code that is deployed now.</p>
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Notice tone="bad" title="Conflicting implementations">
          <p>The code of this proxy matches more than one proxy pattern, and they lead to different implementations.</p>
          <FirstOf list={conflicts}>
            {(shown) => (
              <ul>
                {shown.map(({ proxy_type, implementations }, position) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two patterns may have the same name
                  <li key={position}>
                    <UntrustedText text={proxy_type === null ? 'Unknown pattern' : labelOf(proxy_type)} />
                    {': '}
                    <FirstOf list={implementations ?? []}>
                      {(some) =>
                        some.map(({ address_hash, name }) =>
                          address_hash === null ? null : (
                            <span key={address_hash} className="mr-2">
                              <AddressHashLink chain={chain} hash={address_hash} kind="contract" name={name} />
                            </span>
                          ),
                        )
                      }
                    </FirstOf>
                  </li>
                ))}
              </ul>
            )}
          </FirstOf>
        </Notice>
      )}
    </>
  )
}

/** Whether there is a source; APIs leave `is_verified` out for contracts that are not verified. */
export function isVerified({ is_verified, source_code }: SmartContract): boolean {
  return is_verified === true || source_code !== null
}
