import { describe, expect, it } from 'vitest'
import type { Network } from '#/api/readNetworks'
import { journalEntryOf, journalText, lastSent } from './journalEntries'
import {
  nameToConfirm,
  differences,
  changeLines,
  type Proposal,
  rebased,
  undoOf,
  redactedBody,
  withoutKey,
} from './proposal'

const before: Network = {
  chainId: '1',
  values: { name: 'One', active: true, rpc_url: 'https://me:pw@rpc.example', block_timestamp_skew: 0 },
  key: 'set',
  others: {},
}
const proposal: Proposal = {
  chainId: '1',
  changes: { active: false, explorer_api_key: 'k-secret', rpc_url: 'https://you:pw2@rpc.example', domain: 'a.example' },
  before,
  at: 0,
}

describe('a proposal', () => {
  it('lists its changes without secrets, and marks dangerous ones', () => {
    expect(changeLines(proposal)).toEqual([
      { field: 'domain', from: null, to: 'a.example', dangerous: true },
      { field: 'active', from: 'on', to: 'off', dangerous: true },
      {
        field: 'rpc_url',
        from: 'https://•••@rpc.example',
        to: 'https://•••@rpc.example, with other credentials',
        dangerous: true,
      },
      { field: 'explorer_api_key', from: 'set', to: 'a new key', dangerous: false },
    ])
    expect(JSON.parse(redactedBody(proposal, { domain: 'host' }))).toEqual({
      host: 'a.example',
      active: false,
      rpc_url: 'https://•••@rpc.example',
      explorer_api_key: '•••',
    })
  })

  it('is stored without its secret', () => {
    expect(JSON.stringify(withoutKey(proposal))).not.toContain('k-secret')
    expect(changeLines(withoutKey(proposal))).toEqual(changeLines(proposal))
    expect(withoutKey({ ...proposal, changes: { active: true } }).changes).toEqual({ active: true })
  })

  it('leaves out changes that are already so, and is reverted except for the secret', () => {
    const now: Network = { ...before, values: { ...before.values, active: false } }
    expect(differences(proposal, now)).toEqual(['active'])
    const { explorer_api_key: key, rpc_url: address, domain } = proposal.changes
    expect(rebased(proposal, now)).toMatchObject({
      before: now,
      changes: { explorer_api_key: key, rpc_url: address, domain },
    })
    expect(Object.keys(rebased(proposal, now).changes)).not.toContain('active')
    expect(undoOf(proposal, now)?.changes).toEqual({ active: true, rpc_url: 'https://me:pw@rpc.example' })
    expect(undoOf({ ...proposal, before: null }, now)).toBeNull()
    expect(undoOf({ ...proposal, changes: { explorer_api_key: 'k' } }, now)).toBeNull()
  })

  it('shows if a URL has its current value or differs only in credentials', () => {
    const told = (url: string) => changeLines({ before, changes: { rpc_url: url } })[0]?.to
    expect(told('https://me:pw@rpc.example')).toBe('https://•••@rpc.example, already the current value')
    expect(told('https://me:other@rpc.example')).toBe('https://•••@rpc.example, with other credentials')
  })

  it('lists fields that another person changed since', () => {
    const list: Network = { chainId: '1', values: { active: true }, key: null, others: {} }
    const about = (changes: Proposal['changes']) => ({ before: list, changes })
    const one: Network = { ...list, values: { active: true, name: 'One', domain: 'a.example' }, key: 'set' }
    expect(differences(about({ active: false }), one)).toEqual([])
    expect(differences(about({ active: false, domain: 'b.example' }), one)).toEqual(['domain'])
    expect(differences(about({ explorer_api_key: 'k' }), one)).toEqual(['explorer_api_key'])
    expect(differences(about({ name: 'Two' }), { ...list, values: {} })).toEqual(['active'])
    expect(differences({ before: null, changes: { active: false } }, one)).toEqual([])
  })

  it.each([
    ['One', 'One', 'Configured'],
    [' Zürich ', 'Zürich', null],
    [undefined, 'Configured', 'Configured'],
    [undefined, '1', null],
    ['', '1', null],
    ['O\u200bne', '1', null],
    ['Оne', '1', null],
    ['x'.repeat(61), '1', null],
  ])('with the name %j wants %j typed', (name, demanded, configured) => {
    const { name: _, ...values } = before.values
    const named = { ...before, values: { ...values, ...(name !== undefined && { name }) } }
    expect(nameToConfirm({ ...proposal, before: named }, configured)).toBe(demanded)
  })
})

describe('the journal', () => {
  const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second))
  const journal = [
    journalEntryOf(proposal, at(1), 'saved', 'saved'),
    journalEntryOf({ ...proposal, changes: { domain: 'b.example' } }, at(2), 'unknown', 'outcome unknown: timeout'),
    journalEntryOf(
      { ...proposal, changes: { domain: 'c.example' } },
      at(3),
      'rejected',
      'Rejected: NOT_FOUND (5), HTTP 404,\tno\nsuch',
    ),
  ]

  it('holds no secret', () => {
    const held = JSON.stringify(journal) + journalText(journal)
    for (const secret of ['k-secret', 'pw2', 'me:']) expect(held).not.toContain(secret)
  })

  it('is copied with a line per entry and tabs between columns', () => {
    const lines = journalText(journal).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toBe(
      '2030-01-01 00:00:03 UTC\t1\tdomain: unknown → c.example\tRejected: NOT_FOUND (5), HTTP 404, no such',
    )
  })

  it('has the last change that may have been applied', () => {
    expect(lastSent(journal, '1', 'domain')).toEqual({ value: 'b.example', at: at(2), isSaved: false })
    expect(lastSent(journal, '1', 'active')).toEqual({ value: 'off', at: at(1), isSaved: true })
    expect(lastSent(journal, '1', 'explorer_api_key')).toBeNull()
    expect(lastSent(journal, '2', 'active')).toBeNull()
  })
})
