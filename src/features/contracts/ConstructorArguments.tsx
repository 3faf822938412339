import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { decodeConstructorArguments } from '#/contracts/constructorArguments'
import { abiOf } from '#/data/queries/contract'
import { DecodedCall } from '#/entity/DecodedCall'
import { CopyButton } from '#/ui/CopyButton'
import { LongText } from '#/ui/RawFields'
import { RawRecord } from '#/ui/RawRecord'

/** The constructor arguments: decoded by the ABI where that encodes to the same bytes, else as the API decodes them; and the bytes. */
export function ConstructorArguments({ contract }: { contract: SmartContract }) {
  const { constructor_args: data, decoded_constructor_args: fromApi } = contract
  const parameters = useMemo(
    () => (data ? decodeConstructorArguments(abiOf(contract).abi, data) : null),
    [contract, data],
  )
  if (!data && !fromApi?.length) return null
  return (
    <section aria-label="Constructor arguments">
      <h2 className="mb-1 font-semibold">
        Constructor arguments {data && <CopyButton text={data} what="constructor arguments" />}
      </h2>
      {parameters ? (
        <DecodedCall decoded={{ method_call: `constructor`, method_id: null, parameters }} />
      ) : (
        fromApi && (
          <>
            <p className="text-muted">Decoded by the API; the ABI does not confirm it.</p>
            <RawRecord raw={fromApi} />
          </>
        )
      )}
      {data && <LongText text={data} className="mt-2 font-mono text-sm break-all text-muted" />}
    </section>
  )
}
