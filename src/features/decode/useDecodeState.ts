import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type DecodeParameters, writableParameters } from '#/features/decode/parameters'
import { pastedBytes, pastedTopics } from '#/features/decode/pastedData'

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
