import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { keptMeanwhile, startKeeping } from '#/data/kept'

afterEach(() => vi.unstubAllGlobals())

it('tells at once what fails on a first visit, though what keeps answers is not there yet', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  startKeeping(new Promise(() => undefined))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister: keptMeanwhile } } })
  const asked = client.fetchQuery({ queryKey: ['blocks'], queryFn: () => Promise.reject(new Error('refused')) })
  await expect(asked).rejects.toThrow('refused')
})
