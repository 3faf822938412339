import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { persister, startPersisting } from '#/data/persistence/persister'

afterEach(() => vi.unstubAllGlobals())

it('tells at once what fails on a first visit, though what keeps answers is not there yet', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  startPersisting(new Promise(() => undefined))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister: persister } } })
  const asked = client.fetchQuery({ queryKey: ['blocks'], queryFn: () => Promise.reject(new Error('refused')) })
  await expect(asked).rejects.toThrow('refused')
})
