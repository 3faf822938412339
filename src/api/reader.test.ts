import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read, type Drift } from './reader';
import { RESOURCES, type ListName, type ResourceName } from './resources';
import { rowsOf } from './rows';
import type { ListResource } from './resource';
import { address, type AddressMetadata } from './schemas/address';
import {
  boolean,
  decimal,
  decodedValue,
  fraction,
  integer,
  maybe,
  number,
  text,
  timestamp,
  tokenDecimals,
  word,
} from './schemas/scalars';
import { searchResult } from './schemas/search';
import { stats } from './schemas/stats';
import { token } from './schemas/token';
import { tokenTransfer } from './schemas/tokenTransfer';
import { revertReason, transaction } from './schemas/transaction';

/** Any JSON as parseJson gives it: integers beyond 2^53 are bigint. */
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      null,
      '',
      'null',
      '0',
      '-0',
      '0x',
      '1e400',
      {},
      [],
      [[]],
      { raw: null },
      { tags: [null] },
      { hash: null },
    ),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.bigInt(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const names = Object.keys(RESOURCES) as ResourceName[];
const listNames = names.filter((name): name is ListName => RESOURCES[name].kind === 'list');

/** All fields of a resource's rows that stand at the top. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema === searchResult) return ['type', 'name', 'address_hash', 'block_number', 'timestamp', 'ens_info'];
  return Object.keys((schema as z.ZodMiniObject).shape);
}

function nested(depth: number, wrap: (inner: unknown, level: number) => unknown): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = wrap(value, level);
  return value;
}

describe('read', () => {
  it('never throws and loses no raw row, whatever stands in place of any field of any list', () => {
    for (const name of listNames) {
      const resource = RESOURCES[name] as unknown as ListResource;
      const record = fc.record(Object.fromEntries(fieldsOf(resource.item).map((field) => [field, anyJson])), {
        requiredKeys: [],
      });
      fc.assert(
        fc.property(fc.array(fc.oneof(record, anyJson), { maxLength: 5 }), (items) => {
          const drift: Drift[] = [];
          const rows = rowsOf(resource, items, 'items', drift);
          expect(rows.map(({ raw }) => raw)).toEqual(items);
          expect(new Set(rows.map(({ id }) => id)).size).toBe(items.length);
          for (const { path, found } of drift) {
            expect(path).toMatch(/^items\[\d\]/);
            expect(found.length).toBeLessThan(200);
          }
        }),
        { numRuns: 60 },
      );
    }
  });

  it('gives every field of every resource, null where nothing can be read', () => {
    for (const name of names) {
      const { item } = RESOURCES[name] as { item: z.core.$ZodType };
      if (item === searchResult) continue;
      const fields = fieldsOf(item);
      expect(read(item, {}).value).toEqual(Object.fromEntries(fields.map((field) => [field, null])));
      const symbols = Object.fromEntries(fields.map((field) => [field, { odd: [{}] }]));
      expect(Object.keys(read(item, symbols).value ?? {})).toEqual(fields);
    }
  });

  it('survives any depth', () => {
    const deep = nested(50_000, (inner) => [inner]);
    const deepObjects = nested(50_000, (inner, level) => ({
      [['token', 'total', 'token_instance', 'tags'][level % 4] ?? '']: inner,
    }));
    for (const name of listNames) {
      const resource = RESOURCES[name] as unknown as ListResource;
      const item = Object.fromEntries(
        fieldsOf(resource.item).map((field, index) => [field, index % 2 === 0 ? deep : deepObjects]),
      );
      expect(rowsOf(resource, [item, deep, deepObjects], 'items', [])).toHaveLength(3);
    }
  });

  it('notes where, what was expected and what was found', () => {
    const { value, drift } = read(
      transaction,
      { hash: '0xa1', fee: { type: 'actual', value: {} }, gas_used: 'many', to: [] },
      'items[3]',
    );
    expect(value).toMatchObject({ hash: '0xa1', fee: { type: 'actual', value: null }, gas_used: null, to: null });
    expect(drift).toEqual([
      { path: 'items[3].fee.value', expected: 'decimal string', found: 'object with no keys' },
      { path: 'items[3].to', expected: 'object', found: 'array of 0' },
      { path: 'items[3].gas_used', expected: 'decimal string', found: '"many"' },
    ]);
  });

  it('leaves unreadable elements out of an array, with a note', () => {
    const { value, drift } = read(z.array(integer), [1, 'x', 2, null]);
    expect(value).toEqual([1, 2]);
    expect(drift.map(({ path }) => path)).toEqual(['[1]', '[3]']);
  });

  it('reads the names that older servers use, the newer name first', () => {
    expect(
      read(transaction, { block: 7, tx_burnt_fee: '5', tx_types: ['coin_transfer'], tx_tag: 'a' }).value,
    ).toMatchObject({
      block_number: 7,
      transaction_burnt_fee: 5n,
      transaction_types: ['coin_transfer'],
      transaction_tag: 'a',
    });
    expect(read(token, { address: `0x${'1'.repeat(40)}`, holders: '3' }).value).toMatchObject({
      address_hash: `0x${'1'.repeat(40)}`,
      holders_count: 3n,
    });
    expect(read(transaction, { block: 7, block_number: 8 }).value?.block_number).toBe(8);
  });

  it('reads 50 transactions within 2 ms', () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const party = {
      hash: `0x${'1'.repeat(40)}`,
      name: null,
      is_contract: false,
      private_tags: [],
      implementations: [],
      metadata: null,
    };
    const raw = {
      hash,
      from: party,
      to: party,
      value: '1000000000000000000',
      fee: { type: 'actual', value: '21000000000000' },
      gas_limit: '21000',
      gas_used: '21000',
      gas_price: '1000000000',
      block_number: 19000000,
      timestamp: '2024-03-01T12:00:05.000000Z',
      status: 'ok',
      transaction_types: ['coin_transfer'],
      nonce: 4,
      position: 3,
      confirmations: 12,
      confirmation_duration: [0, 12000],
    };
    const items = Array.from({ length: 50 }, (_, index) => ({ ...raw, hash: `${hash}${index}` }));
    const resource = RESOURCES.transactions as unknown as ListResource;
    const times = Array.from({ length: 40 }, () => {
      const start = performance.now();
      rowsOf(resource, items, 'items', []);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(2);
  });
});

describe('scalars', () => {
  const cases: [string, z.core.$ZodType, [unknown, unknown][]][] = [
    [
      'decimal',
      decimal,
      [
        ['12', 12n],
        [12, 12n],
        [12n, 12n],
        ['-3', -3n],
        ['007', 7n],
        ['1.000', 1n],
        ['0x1f', 31n],
        [' 5 ', 5n],
        ['', null],
        ['null', null],
        ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 2n ** 256n - 1n],
        [2 ** 53, null],
        [1.5, null],
        ['1.5', null],
        ['1e3', null],
        [true, null],
        ['9'.repeat(500), null],
      ],
    ],
    [
      'integer',
      integer,
      [
        [7, 7],
        ['7', 7],
        [7n, 7],
        [2n ** 60n, null],
        ['9007199254740993', null],
        ['', null],
        [0.5, null],
      ],
    ],
    [
      'fraction',
      fraction,
      [
        ['1.50', '1.50'],
        [2.5, '2.5'],
        ['', null],
        ['one', null],
        ['1e-7', '1e-7'],
      ],
    ],
    [
      'tokenDecimals',
      tokenDecimals,
      [
        ['18', 18],
        [6, 6],
        ['256', null],
        ['-1', null],
      ],
    ],
    [
      'number',
      number,
      [
        [6.36e-7, 6.36e-7],
        ['-100.0', -100],
        ['', null],
        ['NaN', null],
        [3n, 3],
      ],
    ],
    [
      'boolean',
      boolean,
      [
        [true, true],
        ['false', false],
        [1, true],
        ['yes', null],
      ],
    ],
    [
      'timestamp',
      timestamp,
      [
        ['2024-03-01T12:00:05.123456Z', new Date('2024-03-01T12:00:05.123Z')],
        ['yesterday', null],
        [5, null],
      ],
    ],
    [
      'text',
      text,
      [
        ['', ''],
        [5, '5'],
        [{}, null],
      ],
    ],
    [
      'word',
      word(['ok', 'error']),
      [
        ['ok', 'ok'],
        ['pending', { other: 'pending' }],
        ['', null],
        [['ok'], null],
      ],
    ],
    [
      'decodedValue',
      decodedValue,
      [
        ['a', 'a'],
        [
          ['a', ['1', [true, null]]],
          ['a', ['1', ['true', 'null']]],
        ],
        [{}, null],
      ],
    ],
  ];
  it.each(cases)('%s reads what can be understood exactly', (_, schema, examples) => {
    for (const [raw, value] of examples) {
      expect(read(z.object({ field: maybe(schema) }), { field: raw }).value, String(raw)).toEqual({ field: value });
    }
  });

  it('reads every integer exactly, in any form', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(read(decimal, String(value)).value).toBe(value);
        expect(read(decimal, value).value).toBe(value);
        expect(z.parse(decimal, String(value))).toBe(value);
      }),
    );
  });
});

describe('shapes that vary', () => {
  it('revert_reason', () => {
    expect(read(revertReason, 'no funds').value).toEqual({ form: 'text', text: 'no funds' });
    expect(read(revertReason, { raw: '0x08c3' }).value).toEqual({ form: 'raw', raw: '0x08c3' });
    for (const nothing of [null, '', { raw: null }, { raw: '' }])
      expect(read(revertReason, nothing)).toEqual({ value: null, drift: [] });
    expect(
      read(revertReason, {
        method_call: 'E(uint256 a)',
        method_id: '1f',
        parameters: [{ name: 'a', type: 'uint256', value: '1' }],
      }).value,
    ).toMatchObject({ form: 'decoded', decoded: { method_id: '1f', parameters: [{ name: 'a', value: '1' }] } });
    expect(read(revertReason, 5).drift).toHaveLength(1);
  });

  it('address metadata, one tag or many', () => {
    const tag = { slug: 'x', name: 'X', tagType: 'name', ordinal: 1, meta: { 'tagIcon ': 'y' } };
    const expected: AddressMetadata = { tags: [tag as never] };
    expect(read(address, { metadata: { tags: [tag] } }).value?.metadata).toEqual(expected);
    expect(read(address, { metadata: tag }).value?.metadata).toEqual(expected);
    expect(read(address, { metadata: {} }).value?.metadata).toEqual({ tags: [] });
  });

  it('the total of a transfer', () => {
    const totalOf = (total: unknown) => read(tokenTransfer, { total }).value?.total;
    expect(totalOf({ decimals: '6', value: '5' })).toEqual({
      decimals: 6,
      value: 5n,
      token_id: null,
      token_instance: null,
    });
    expect(totalOf({ token_id: '9'.repeat(77) })).toMatchObject({ value: null, token_id: BigInt('9'.repeat(77)) });
    expect(totalOf({ decimals: null, value: '2', token_id: '1', token_instance: null })).toMatchObject({
      value: 2n,
      token_id: 1n,
    });
  });

  it('search results by type, unknown types kept', () => {
    expect(read(searchResult, { type: 'block', block_number: 5 }).value).toMatchObject({
      type: 'block',
      block_number: 5,
    });
    expect(read(searchResult, { type: 'tac_operation', name: 'N', url: '/x' }).value).toMatchObject({
      type: 'other',
      named: 'tac_operation',
      name: 'N',
    });
    expect(read(searchResult, { type: 'constructor' }).value).toMatchObject({ type: 'other', named: 'constructor' });
    expect(read(searchResult, { type: 7 }).value).toMatchObject({ type: 'other', named: null });
  });

  it('gas prices, numbers or objects', () => {
    const prices = { slow: 0.01, average: { price: 1.5, fiat_price: '0.1', time: 12000 }, fast: null };
    expect(read(stats, { gas_prices: prices }).value?.gas_prices).toEqual({
      slow: { price: 0.01, fiat_price: null, time: null },
      average: { price: 1.5, fiat_price: '0.1', time: 12000 },
      fast: null,
    });
  });
});
