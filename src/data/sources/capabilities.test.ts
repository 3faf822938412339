import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import { askAgain, askFor, lacks, onCapabilities, servesContractAlone } from './capabilities'

let servers = 0
/** A server that no other test knows. */
function server() {
  servers += 1
  return { url: `https://${servers}.example/api/v2`, form: 'instance' } as const
}

function failure(kind: ErrorKind) {
  return () => Promise.reject(new ApiError({ kind, resource: 'stats', path: '/stats' }))
}

describe('askFor', () => {
  it('asks a server for what it lacks once, and says so each time', async () => {
    const root = server()
    const send = vi.fn(failure('unsupported'))
    for (let times = 0; times < 3; times += 1) {
      await expect(askFor(root, 'stats', send)).rejects.toMatchObject({ kind: 'unsupported', path: '/stats' })
    }
    expect(send).toHaveBeenCalledTimes(1)
    expect(lacks(root, 'stats')).toBe(true)
    expect(lacks(root, 'blocks')).toBe(false)
    expect(lacks(server(), 'stats')).toBe(false)
  })

  it.each<ErrorKind>(['offline', 'timeout', 'not-found', 'server', 'unauthorised', 'contract'])(
    'learns nothing of a server from a failure of kind %s',
    async (kind) => {
      const root = server()
      await expect(askFor(root, 'stats', failure(kind))).rejects.toMatchObject({ kind })
      expect(lacks(root, 'stats')).toBe(false)
    },
  )

  it('asks again when told to, and tells those who listen', async () => {
    const root = server()
    const heard = vi.fn()
    const stop = onCapabilities(heard)
    await expect(askFor(root, 'stats', failure('unsupported'))).rejects.toThrow()
    expect(heard).toHaveBeenCalledTimes(1)
    askAgain(root, 'stats')
    askAgain(root, 'stats')
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    await expect(askFor(root, 'stats', () => Promise.resolve('served'))).resolves.toBe('served')
  })
})

describe('servesContractAlone', () => {
  const refuse = failure('unsupported')

  it('is so of a server that refused two endpoints outside of the contract and answered none', async () => {
    const root = server()
    await askFor(root, 'mainPageTransactions', () => Promise.resolve('served'))
    await expect(askFor(root, 'stats', refuse)).rejects.toThrow()
    expect(servesContractAlone(root)).toBe(false)
    await expect(askFor(root, 'tokenInstanceHolders', refuse)).rejects.toThrow()
    expect(servesContractAlone(root)).toBe(false)
    await expect(askFor(root, 'mainPageBlocks', refuse)).rejects.toThrow()
    expect(servesContractAlone(root)).toBe(true)
    expect(servesContractAlone(server())).toBe(false)
  })

  it('is not so any more once the server answers for more, which those who listen are told', async () => {
    const root = server()
    await Promise.allSettled([askFor(root, 'stats', refuse), askFor(root, 'mainPageBlocks', refuse)])
    const heard = vi.fn()
    const stop = onCapabilities(heard)
    await askFor(root, 'address', () => Promise.resolve('served'))
    await askFor(root, 'address', () => Promise.resolve('served'))
    expect(servesContractAlone(root)).toBe(false)
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })
})
