import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hexSize } from '#/domain/hashes/hex'
import { type DecodeParameters, writableParameters } from '#/features/decode/parameters'

/** What is entered on the page; empty text where nothing is. */
export type DecodeState = Readonly<Record<keyof DecodeParameters, string>>

/** Delay before the URL follows what is typed: browsers limit how often it may change. */
const URL_DELAY_MS = 300

/** What is entered on the page, begun by the URL, which then follows it. */
export function useDecodeState(search: DecodeParameters): [DecodeState, (changed: Partial<DecodeState>) => void] {
  const navigate = useNavigate({ from: '/$chain/decode' })
  const [state, setState] = useState<DecodeState>(() => ({
    kind: search.kind ?? '',
    data: search.data ?? '',
    topics: (search.topics ?? '').replaceAll(',', '\n'),
    address: search.address ?? '',
    amount: search.amount ?? '',
    unit: search.unit ?? '',
    decimals: search.decimals ?? '',
    signature: search.signature ?? '',
  }))
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => {
      const given = {
        ...state,
        data: pastedBytes(state.data) ?? '',
        topics: pastedTopics(state.topics).join(','),
        address: state.address.trim(),
      }
      void navigate({ search: writableParameters(given), replace: true, resetScroll: false })
    }, URL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state, isChanged, navigate])
  const change = (changed: Partial<DecodeState>) => {
    setState((before) => ({ ...before, ...changed }))
    setIsChanged(true)
  }
  return [state, change]
}

/** The bytes in a pasted text as hex, with or without 0x, spaces and quotes; null if it holds none, or half a byte. */
export function pastedBytes(text: string): string | null {
  const digits = text.replaceAll(/[\s"',;]/g, '').replace(/^0x/i, '')
  if (digits === '') return null
  const hex = `0x${digits.toLowerCase()}`
  return hexSize(hex) === null ? null : hex
}

/** The topics in a pasted text, one after another in any notation; at most four, as a log has no more. */
export function pastedTopics(text: string): string[] {
  return (text.match(/\b(?:0x)?[\da-f]{64}\b/gi) ?? [])
    .slice(0, 4)
    .map((topic) => `0x${topic.replace(/^0x/i, '').toLowerCase()}`)
}
