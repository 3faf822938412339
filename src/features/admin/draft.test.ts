import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Network } from '#/api/readNetworks'
import { networkChanges } from '#/api/schemas/network'
import {
  type NetworkDraft,
  DraftStore,
  EMPTY_DRAFT,
  hasCredentials,
  holdsSecret,
  isEmpty,
  isUnsent,
  readDraft,
  withField,
  draftWithoutSecrets,
} from './draft'
import { IDLE_LOCK_MS } from './session'

const known: Network = {
  chainId: '1',
  values: { name: 'One', active: true, block_timestamp_skew: 0, rpc_url: 'https://rpc.example' },
  key: 'set',
  others: {},
}

const draft = (typed: NetworkDraft['typed'], credentialsMeant = false): NetworkDraft => ({
  typed,
  credentialsMeant,
  forgotten: [],
})

describe('readDraft', () => {
  it('has the fields that differ from the current values, trimmed and typed', () => {
    const typed = { name: ' Two ', active: false, block_timestamp_skew: ' -7 ', explorer_api_key: ' k ' }
    expect(readDraft(draft(typed), known)).toEqual({
      changes: { name: 'Two', active: false, block_timestamp_skew: -7, explorer_api_key: 'k' },
      problems: {},
      same: [],
    })
  })

  it('leaves out unchanged values, and reports them', () => {
    const typed = { name: 'One', active: true, block_timestamp_skew: '-0', domain: 'one.example' }
    const read = readDraft(draft(typed), known)
    expect(read.same).toEqual(['name', 'active', 'block_timestamp_skew'])
    expect(read.changes).toEqual({ domain: 'one.example' })
    expect(readDraft(draft(typed), null).same).toEqual([])
  })

  it.each(['a', 'localhost', 'a.b.c', '127.0.0.1', 'xn--mnchen-3ya.example', 'A-1.Example', `${'a'.repeat(63)}.b`])(
    'takes the host name %s',
    (domain) => expect(readDraft(draft({ domain }), null).problems).toEqual({}),
  )

  it.each([
    'a.',
    '.a',
    'a..b',
    'a-.b',
    '-a',
    'a_b',
    'a b',
    'a/b',
    'a:1',
    'u@a',
    'ä.example',
    '1.2.3',
    '0x7f.1',
    '123',
    '999.1.1.1',
    'xn--a',
    `${'a.'.repeat(127)}ab`,
    '',
  ])('takes no host name %j', (domain) => expect(readDraft(draft({ domain }), null).problems).toHaveProperty('domain'))

  it.each(['https://a', 'http://127.0.0.1:8545/x?y=1', 'WSS://a.example', 'ws://[::1]:1'])(
    'takes the address %s',
    (url) => expect(readDraft(draft({ rpc_url: url }), null).problems).toEqual({}),
  )

  it.each([
    'a',
    '//a',
    'ftp://a',
    'https:a',
    'https:///a',
    'https://a b',
    'https://a\\b',
    'https://[',
    'data:,x',
    'https://a#b',
    'https://ä.example',
    'https://a.example/ü',
    'https://a\u200bb.example',
  ])('takes no address %j', (url) =>
    expect(readDraft(draft({ rpc_url: url }), null).problems).toHaveProperty('rpc_url'),
  )

  it('takes credentials in an address only where they are meant', () => {
    for (const url of [
      'https://me:pw@a.example',
      'https://me@a.example',
      'wss://:pw@a.example',
      'https://a.example/?apikey=k-1',
      'https://a.example/v1?x=1&access_token=k-1',
    ]) {
      expect(readDraft(draft({ rpc_url: url }), null).problems).toHaveProperty('rpc_url')
      expect(readDraft(draft({ rpc_url: url }, true), null).changes).toEqual({ rpc_url: url })
    }
    const meant = draft({ rpc_url: 'https://me:pw@a.example' }, true)
    expect(withField(meant, 'rpc_url', 'https://you:pw@a.example').credentialsMeant).toBe(false)
    expect(withField(meant, 'name', 'x').credentialsMeant).toBe(true)
  })

  it('rejects an invisible name', () => {
    for (const name of ['', '  ', '\u200b', '\u00a0\u2060']) {
      expect(readDraft(draft({ name }), null).problems).toHaveProperty('name')
    }
  })

  it('suggests the ASCII form of a host name, without a password', () => {
    const said = (typed: NetworkDraft['typed']) => Object.values(readDraft(draft(typed), null).problems).join('')
    expect(said({ domain: 'two。example' })).toMatch(/In ASCII: two\.example$/)
    expect(said({ domain: 'two.example.' })).toMatch(/Remove the dot at the end\.$/)
    expect(said({ domain: 'two example' })).not.toContain('%20')
    expect(said({ rpc_url: 'https://ä.example/ü' })).toMatch(/In ASCII: https:\/\/xn--4ca\.example\/%C3%BC$/)
    expect(said({ rpc_url: 'https://me:pässword@a.example' })).not.toMatch(/ssword/)
  })

  it('never sends what the contract’s schema refuses, whatever is typed', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.domain(),
      fc.integer().map(String),
    )
    const typed = fc.record(
      {
        name: text,
        domain: text,
        rpc_url: text,
        explorer_api_key: text,
        block_timestamp_skew: text,
        active: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(typed, fc.boolean(), (values, meant) => {
        const { changes, problems, same } = readDraft(draft(values, meant), known)
        expect(networkChanges.safeParse(changes).success).toBe(true)
        const told = [...Object.keys(changes), ...Object.keys(problems), ...same]
        expect(told.toSorted()).toEqual(Object.keys(values).toSorted())
        const skew = changes.block_timestamp_skew ?? 0
        expect(skew).toBe(Math.trunc(skew) | 0)
      }),
    )
  })

  it('reads an unchanged field as its current value, and requires an unknown one', () => {
    const opened = draft({ name: null, domain: null, block_timestamp_skew: null, explorer_api_key: null })
    const { changes, same, problems } = readDraft(opened, known)
    expect(changes).toEqual({})
    expect(same).toEqual(['name', 'block_timestamp_skew'])
    expect(Object.keys(problems)).toEqual(['domain', 'explorer_api_key'])
    expect(readDraft(draft({ rpc_url: null }), { ...known, values: { rpc_url: 'ftp://old.example' } }).same).toEqual([
      'rpc_url',
    ])
  })
})

describe('a draft', () => {
  it('is empty until a field is opened, and unsent once something is typed, even nothing', () => {
    expect(isEmpty(EMPTY_DRAFT)).toBe(true)
    const opened = withField(EMPTY_DRAFT, 'name', null)
    expect([isEmpty(opened), isUnsent(opened)]).toEqual([false, false])
    const cleared = withField(opened, 'name', '')
    expect([isEmpty(cleared), isUnsent(cleared)]).toEqual([false, true])
    expect(isEmpty(withField(cleared, 'name', undefined))).toBe(true)
  })

  it('clears only its secrets, and lists them until they are typed again', () => {
    const typed = { name: 'Two', explorer_api_key: 'k', rpc_url: 'https://me:pw@a.example' }
    const left = draftWithoutSecrets(draft(typed, true))
    expect(left).toEqual({
      typed: { name: 'Two' },
      credentialsMeant: false,
      forgotten: ['explorer_api_key', 'rpc_url'],
    })
    expect(holdsSecret(left)).toBe(false)
    expect(draftWithoutSecrets(left)).toEqual(left)
    expect(withField(left, 'explorer_api_key', 'k').forgotten).toEqual(['rpc_url'])
    expect(draftWithoutSecrets(draft(typed), ['explorer_api_key']).typed).toEqual({
      name: 'Two',
      rpc_url: typed.rpc_url,
    })
    for (const none of [{ rpc_url: 'https://a.example/@' }, { explorer_api_key: '' }, { explorer_api_key: null }]) {
      expect(holdsSecret(draft(none))).toBe(false)
      expect(draftWithoutSecrets(draft(none))).toEqual(draft(none))
    }
  })

  it.each(['https://me:pw@', 'https://me@a', 'wss://:pw@a.example/x', 'https://me:pw@a.example:99999'])(
    'takes %s for an address with credentials while it is being typed',
    (url) => expect(hasCredentials(url)).toBe(true),
  )
})

describe('secrets that were typed before a refusal', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function rejectedToken() {
    const drafts = new DraftStore()
    drafts.set('1', withField(withField(EMPTY_DRAFT, 'explorer_api_key', 'k'), 'name', 'Two'))
    drafts.holdSecretsFor('t')
    return { drafts, typed: () => drafts.of('1').typed }
  }

  it('are restored with the same token', () => {
    const { drafts, typed } = rejectedToken()
    vi.advanceTimersByTime(IDLE_LOCK_MS - 1)
    drafts.unlockedWith('t')
    vi.advanceTimersByTime(IDLE_LOCK_MS)
    expect(typed()).toEqual({ name: 'Two', explorer_api_key: 'k' })
  })

  it('are cleared with another token', () => {
    const { drafts, typed } = rejectedToken()
    drafts.unlockedWith('u')
    expect(typed()).toEqual({ name: 'Two' })
    expect(drafts.of('1').forgotten).toEqual(['explorer_api_key'])
  })

  it('are cleared after idle time, also if no timer ran meanwhile', () => {
    const waited = rejectedToken()
    vi.advanceTimersByTime(IDLE_LOCK_MS)
    expect(waited.typed()).toEqual({ name: 'Two' })
    const slept = rejectedToken()
    vi.setSystemTime(Date.now() + IDLE_LOCK_MS)
    slept.drafts.unlockedWith('t')
    expect(slept.typed()).toEqual({ name: 'Two' })
  })

  it('are separate from those of a later session', () => {
    const { drafts, typed } = rejectedToken()
    drafts.unlockedWith('t')
    drafts.unlockedWith('u')
    expect(typed()).toHaveProperty('explorer_api_key', 'k')
  })
})
