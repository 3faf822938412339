import { lazy } from 'react'
import { isAddressHash } from '#/domain/hashes/hash'
import type { Encoded } from '#/contracts/decode'
import { TextAreaField, TextField } from '#/ui/Field'
import { type DecodeState, pastedBytes, pastedTopics } from '#/features/decode/useDecodeState'
import { LazyPanel } from '#/ui/LazyPanel'
import { RadioGroup } from '#/ui/RadioGroup'

const Decodings = lazy(async () => ({ default: (await import('#/entity/decoding/Decodings')).Decodings }))

const KINDS = [
  ['call', 'Input data'],
  ['log', 'Log'],
  ['revert', 'Revert data'],
] as const

interface DecodeFormProps {
  state: DecodeState
  onChange: (changed: Partial<DecodeState>) => void
}

/** Decodes pasted input data, a log or revert data. */
export function DecodeForm({ state, onChange }: DecodeFormProps) {
  const { kind, data, topics, address } = state
  const isLog = kind === 'log'
  const bytes = pastedBytes(data)
  const encoded = encodedOf(state)
  return (
    <div className="stack-4">
      <RadioGroup
        label="Type"
        options={KINDS}
        selected={isLog ? 'log' : kind === 'revert' ? 'revert' : 'call'}
        onSelect={(chosen) => onChange({ kind: chosen === 'call' ? '' : chosen })}
      />
      {isLog && (
        <TextAreaField
          label="Topics"
          value={topics}
          rows={4}
          placeholder="0x…"
          error={topics.trim() !== '' && pastedTopics(topics).length === 0 ? 'A topic has 64 hex digits' : null}
          onText={(text) => onChange({ topics: text })}
          className="font-mono text-sm"
        />
      )}
      <TextAreaField
        label="Data"
        value={data}
        rows={6}
        placeholder="0x…"
        error={data.trim() !== '' && bytes === null ? 'Enter whole bytes in hex: two digits for each' : null}
        onText={(text) => onChange({ data: text })}
        className="font-mono text-sm"
      />
      <TextField
        label="Contract address, for its ABI (optional)"
        value={address}
        placeholder="0x…"
        error={address.trim() !== '' && !isAddressHash(address.trim()) ? 'An address is 0x and 40 hex digits' : null}
        onText={(text) => onChange({ address: text })}
        className="w-full font-mono text-sm"
      />
      <section aria-label="Decoded data" className="panel px-4 py-3 max-lg:min-h-52">
        {encoded === null ? (
          <p className="text-muted">{isLog ? 'Paste the topics and data of a log.' : 'Paste data to decode it.'}</p>
        ) : (
          <LazyPanel fallback={<p className="text-muted">Loading…</p>}>
            <Decodings encoded={encoded} address={isAddressHash(address.trim()) ? address.trim() : null} />
          </LazyPanel>
        )}
      </section>
    </div>
  )
}

/** The bytes to decode; null until there are enough of them. */
function encodedOf({ kind, data, topics }: DecodeState): Encoded | null {
  const bytes = pastedBytes(data)
  if (kind === 'log') {
    const all = pastedTopics(topics)
    return all.length === 0 || (data.trim() !== '' && bytes === null)
      ? null
      : { kind, topics: all, data: bytes ?? '0x' }
  }
  return bytes === null ? null : { kind: kind === 'revert' ? 'revert' : 'call', data: bytes }
}
