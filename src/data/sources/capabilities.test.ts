import type { ApiRoot } from '#/api/apiRoot'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import type { ResourceName } from '#/api/resources'
import { createServerNotes } from '#/api/serverNotes'
import { hasOnlyContract, requestIfSupported } from './capabilities'

const notes = createServerNotes()

let servers = 0
/** A server that no other test knows. */
function server() {
  servers += 1
  return { url: `https://${servers}.example/api/v2`, form: 'instance' } as const
}

function failure(kind: ErrorKind) {
  return () => Promise.reject(new ApiError({ kind, resource: 'stats', path: '/stats' }))
}

const response = () => Promise.resolve('served')

describe('requestIfSupported', () => {
  it('requests a missing endpoint once, and fails the same each time', async () => {
    const root = server()
    const send = vi.fn(failure('unsupported'))
    for (let times = 0; times < 3; times += 1) {
      await expect(requestIfSupported(notes, root, 'stats', send)).rejects.toMatchObject({
        kind: 'unsupported',
        path: '/stats',
      })
    }
    expect(send).toHaveBeenCalledTimes(1)
    expect(notes.lacks(root.url, 'stats')).toBe(true)
    expect(notes.lacks(root.url, 'blocks')).toBe(false)
    expect(notes.lacks(server().url, 'stats')).toBe(false)
  })

  it.each<ErrorKind>(['offline', 'timeout', 'server', 'unauthorized', 'contract'])(
    'does not mark an endpoint as missing after a failure of kind %s',
    async (kind) => {
      const root = server()
      await expect(requestIfSupported(notes, root, 'stats', failure(kind))).rejects.toMatchObject({ kind })
      expect(notes.lacks(root.url, 'stats')).toBe(false)
    },
  )

  it('says each time why a node lacks an endpoint', async () => {
    const root = server()
    const parts = { kind: 'unsupported', serverMessage: 'This node offers no traces.', isOfNode: true } as const
    const send = vi.fn(() => Promise.reject(new ApiError({ ...parts, resource: 'stats', path: '/stats' })))
    for (let times = 0; times < 2; times += 1)
      await expect(requestIfSupported(notes, root, 'stats', send)).rejects.toMatchObject(parts)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('requests again after a reset, and notifies subscribers', async () => {
    const root = server()
    const heard = vi.fn()
    const stop = notes.subscribe(heard)
    await expect(requestIfSupported(notes, root, 'stats', failure('unsupported'))).rejects.toThrow()
    expect(heard).toHaveBeenCalledTimes(1)
    notes.forgetLacking(root.url, 'stats')
    notes.forgetLacking(root.url, 'stats')
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    await expect(requestIfSupported(notes, root, 'stats', () => Promise.resolve('served'))).resolves.toBe('served')
  })
})

describe('requestIfSupported, of an API that responds “not found”', () => {
  const notFound = failure('not-found')
  const kindOf = async (root: ApiRoot, resource: ResourceName, probe?: () => Promise<unknown>) => {
    const error: unknown = await requestIfSupported(notes, root, resource, notFound, probe).catch(
      (thrown: unknown) => thrown,
    )
    return error instanceof ApiError && error.kind
  }

  it('reads it as a missing endpoint if it names no record', async () => {
    const root = server()
    expect(await kindOf(root, 'addresses')).toBe('unsupported')
    expect(notes.lacks(root.url, 'addresses')).toBe(true)
  })

  it('reads it as a missing endpoint if one that names no record is missing, too', async () => {
    const root = server()
    expect(await kindOf(root, 'block')).toBe('not-found')
    expect(await kindOf(root, 'block', () => requestIfSupported(notes, root, 'stats', notFound))).toBe('unsupported')
    const probe = vi.fn(response)
    expect(await kindOf(root, 'transaction', probe)).toBe('unsupported')
    expect(probe).not.toHaveBeenCalled()
    // The contract has these, each for its form of the API.
    expect(await kindOf(root, 'blockTransactions')).toBe('not-found')
    expect(await kindOf(root, 'tokenInstanceHolders')).toBe('unsupported')
  })

  it('reads it as a missing endpoint of a multichain API that has only those of the contract', async () => {
    const root = { ...server(), form: 'multichain' } as const
    await requestIfSupported(notes, root, 'search', response)
    expect(await kindOf(root, 'stats')).toBe('unsupported')
    expect(await kindOf(root, 'block')).toBe('unsupported')
    // It has others of this section.
    expect(await kindOf(root, 'blockTransactions')).toBe('not-found')
  })

  it('reads it as a missing record of an API that has other endpoints', async () => {
    const root = server()
    expect(await kindOf(root, 'block', () => requestIfSupported(notes, root, 'stats', response))).toBe('not-found')
    expect(await kindOf(root, 'withdrawalCounters')).toBe('unsupported')
    expect(await kindOf(root, 'block')).toBe('not-found')
    expect(await kindOf(root, 'block', failure('offline'))).toBe('not-found')
  })
})

describe('hasOnlyContract', () => {
  const refuse = failure('unsupported')

  it('is true after an API refused two endpoints outside of the contract and served none', async () => {
    const root = server()
    await requestIfSupported(notes, root, 'mainPageTransactions', () => Promise.resolve('served'))
    await expect(requestIfSupported(notes, root, 'stats', refuse)).rejects.toThrow()
    expect(hasOnlyContract(notes, root)).toBe(false)
    await expect(requestIfSupported(notes, root, 'tokenInstanceHolders', refuse)).rejects.toThrow()
    expect(hasOnlyContract(notes, root)).toBe(false)
    await expect(requestIfSupported(notes, root, 'mainPageBlocks', refuse)).rejects.toThrow()
    expect(hasOnlyContract(notes, root)).toBe(true)
    expect(hasOnlyContract(notes, server())).toBe(false)
  })

  it('is false once the API serves another endpoint, and notifies subscribers', async () => {
    const root = server()
    await Promise.allSettled([
      requestIfSupported(notes, root, 'stats', refuse),
      requestIfSupported(notes, root, 'mainPageBlocks', refuse),
    ])
    const heard = vi.fn()
    const stop = notes.subscribe(heard)
    await requestIfSupported(notes, root, 'address', () => Promise.resolve('served'))
    await requestIfSupported(notes, root, 'address', () => Promise.resolve('served'))
    expect(hasOnlyContract(notes, root)).toBe(false)
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })
})
