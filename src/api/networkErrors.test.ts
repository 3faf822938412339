import { describe, expect, it } from 'vitest'
import { fieldErrorsIn } from './fieldErrors'
import { beyondViolations, codeName, violationsIn, violationsOf } from './networkErrors'

describe('violationsIn', () => {
  const names = { explorer_api_key: 'vendor_api_key', domain: 'hostName' }
  const read = (violations: unknown, key = 'fieldViolations') =>
    violationsIn([{ '@type': 'type.googleapis.com/google.rpc.BadRequest', [key]: violations }], names)

  it.each([
    ['rpc_url', 'rpc_url'],
    ['rpcUrl', 'rpc_url'],
    ['network.rpcUrl', 'rpc_url'],
    ['rpc_url[0]', 'rpc_url'],
    ['body/rpc_url', 'rpc_url'],
    ['blockTimestampSkew', 'block_timestamp_skew'],
    ['vendorApiKey', 'explorer_api_key'],
    ['vendor_api_key', 'explorer_api_key'],
    ['explorer_api_key', 'explorer_api_key'],
    ['host_name', 'domain'],
    ['region', null],
    ['', null],
  ])('%j is the field %j', (name, field) => {
    for (const key of ['fieldViolations', 'field_violations']) {
      expect(read([{ field: name, description: 'no' }], key)).toEqual([{ field, name, description: 'no' }])
    }
  })

  it('reads whatever is there', () => {
    expect(read([null, 7, {}, { field: 1, description: 2 }])).toEqual([
      { field: null, name: '', description: 'refused without a reason' },
      { field: null, name: '', description: 'refused without a reason' },
    ])
    expect(read('none')).toEqual([])
    expect(violationsIn([null, 'x', { fieldViolations: {} }, { '@type': 't' }], {})).toEqual([])
  })
})

describe('violationsOf', () => {
  it('reads a message or a reason if there is no description', () => {
    const fieldViolations = [
      { field: 'name', reason: 'TOO_LONG', localizedMessage: { locale: 'en', message: 'too long' } },
      { field: 'domain', description: '', reason: 'TAKEN' },
    ]
    const admin = { code: 3, message: '', details: [{ fieldViolations }], others: {} }
    expect(violationsOf({ admin, fields: [] }, {}).map(({ description }) => description)).toEqual(['too long', 'TAKEN'])
  })

  it('reads the fields that a 422 points to', () => {
    const fields = [
      { title: 'Invalid value', pointer: '/rpc_url', detail: 'Not a URL' },
      { title: 'Invalid value', pointer: '', detail: 'Something else' },
    ]
    expect(violationsOf({ admin: null, fields }, {})).toEqual([
      { field: 'rpc_url', name: '/rpc_url', description: 'Not a URL' },
    ])
  })
})

describe('the errors of fields in other servers’ bodies', () => {
  it.each<[name: string, body: object]>([
    ['reasons by field', { errors: { rpc_url: ['is invalid', 'is local'] } }],
    [
      'camel case, with objects',
      { message: 'No', errors: { RpcUrl: [{ message: 'is invalid' }, { msg: 'is local' }] } },
    ],
    [
      'a field and a message in each entry',
      { errors: ['is invalid', 'is local'].map((message) => ({ field: 'rpc_url', message })) },
    ],
    [
      'a location',
      { detail: ['is invalid', 'is local'].map((msg) => ({ loc: ['body', 'rpc_url'], msg, type: 'value_error' })) },
    ],
    [
      'violations',
      { violations: ['is invalid', 'is local'].map((message) => ({ propertyPath: 'network.rpcUrl', message })) },
    ],
    [
      'problem details',
      { title: 'Bad', 'invalid-params': ['is invalid', 'is local'].map((reason) => ({ name: 'rpc_url', reason })) },
    ],
  ])('%s', (_, body) => {
    const found = violationsOf({ admin: null, fields: fieldErrorsIn(body) }, {})
    expect(found.map(({ field, description }) => [field, description])).toEqual([
      ['rpc_url', 'is invalid'],
      ['rpc_url', 'is local'],
    ])
  })

  it('a message without a field is none', () => {
    for (const body of [
      { errors: { detail: 'Not found' } },
      { detail: 'Not found' },
      { errors: ['no'] },
      { errors: 7 },
    ])
      expect(fieldErrorsIn(body)).toEqual([])
  })
})

it('the rest of a violation list is returned apart from the violations', () => {
  const plain = { field: 'name', description: 'no' }
  expect(beyondViolations({ '@type': 't', fieldViolations: [plain, plain] })).toBeNull()
  expect(
    beyondViolations({ '@type': 't', field_violations: [plain, 'words', { ...plain, reason: 'R' }], note: 'n' }),
  ).toEqual({ field_violations: ['words', { ...plain, reason: 'R' }], note: 'n' })
  expect(beyondViolations({ fieldViolations: [plain], field_violations: 'words' })).toEqual({
    field_violations: 'words',
  })
})

it('codes have their gRPC names', () => {
  expect([0, 3, 5, 7, 16].map(codeName)).toEqual([
    'OK',
    'INVALID_ARGUMENT',
    'NOT_FOUND',
    'PERMISSION_DENIED',
    'UNAUTHENTICATED',
  ])
  for (const none of [17, -1, 1.5, NaN]) expect(codeName(none)).toBeNull()
})
