import { describe, expect, it } from 'vitest'
import { failureOfChange, failureWithoutNetwork } from './reportedFailure'

const network = { chain_id: '10', name: 'OP', domain: 'op.example' }

describe('a response to a change with a success status', () => {
  it.each([
    [{ code: 5 }, { code: 5, message: '' }],
    [{ code: '5' }, { code: 5 }],
    [
      { code: -32000, id: 1 },
      { code: -32000, others: { id: 1 } },
    ],
    [{ error: { code: 5 } }, { code: 5 }],
    [{ error: { reason: 'LOCKED' } }, { code: null, others: { error: { reason: 'LOCKED' } } }],
    [{ error: 'Locked' }, { code: null, message: 'Locked' }],
    [{ error: true }, { code: null }],
    [{ errors: [{ title: 'Invalid', detail: 'Too long' }] }, { message: 'Too long' }],
    [{ errors: { name: ['is too long'] } }, { others: { errors: { name: ['is too long'] } } }],
    [{ status: 'error' }, { code: null, others: { status: 'error' } }],
    [
      { status: 'error', message: 'Locked' },
      { message: 'Locked', others: { status: 'error' } },
    ],
    [{ status: 'NOT_FOUND' }, { code: null }],
    [{ status: 403, title: 'Forbidden', detail: 'Not yours' }, { others: { detail: 'Not yours' } }],
    [{ statusCode: '404' }, {}],
    [{ status: { code: 9 } }, { code: 9 }],
    [{ result: { status: 'failed' } }, { others: { status: 'failed' } }],
    [{ code: 'permission_denied' }, { others: { code: 'permission_denied' } }],
    [{ success: false }, {}],
    [{ ok: false, description: 'Locked' }, { others: { description: 'Locked' } }],
    [{ name: 'NotFoundError', code: 5 }, { code: 5 }],
    [{ message: 'Network not found' }, { message: 'Network not found' }],
    [{ ...network, error: { reason: 'LOCKED' } }, {}],
    [{ network, status: 'error' }, { others: { network } }],
    [{ network, code: 9 }, { code: 9 }],
  ])('reports a failure: %j', (body, failure) => {
    expect(failureOfChange(body)).toMatchObject(failure)
  })

  it.each([
    {},
    network,
    { network },
    { name: 'Error free' },
    { ...network, code: 7, status: 'error', success: false },
    { chainId: 10, code: 5 },
    { code: 0 },
    { code: '0', message: '' },
    { code: 200, message: 'Updated' },
    { code: 'OK' },
    { status: 'ok' },
    { status: 'success', data: network },
    { status: 'success', data: { ...network, status: 'error' } },
    { status: 200 },
    { status: '1' },
    { success: true, error: null, errors: [] },
    { ok: true, error: '', errors: {} },
    { error: false },
    { message: 'Saved without errors' },
    { warning: 'The name was left as it is' },
  ])('reports none: %j', (body) => {
    expect(failureOfChange(body)).toBeNull()
  })
})

it('errors next to a network that was read are fields of the network', () => {
  expect(failureWithoutNetwork({ ...network, errors: ['RPC is down'] })).toBeNull()
  expect(failureWithoutNetwork({ errors: ['No database'] })).toMatchObject({ message: 'No database' })
})
