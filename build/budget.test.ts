import { expect, test } from 'vitest'
import { overweight } from './budget.ts'

const app = {
  name: 'assets/index-1.js',
  bytes: 90_000,
  modules: [
    { id: '/x/src/small.ts', length: 10 },
    { id: '/x/node_modules/react-dom/client.js', length: 500_000 },
    { id: '/x/src/routes/$chain/txs.tsx?tsr-split=component', length: 400 },
  ],
}
const page = { name: 'assets/txs-2.js', bytes: 40_000, modules: [{ id: '/x/src/list/ListPage.tsx', length: 4_000 }] }

test('what keeps to its budget is not spoken of', () => {
  expect(overweight('/txs', [app, page], 130_000)).toBeNull()
})

test('what does not is told by how much, with the biggest modules of each file, heaviest first', () => {
  expect(overweight('/txs', [page, app], 129_999)).toBe(
    [
      '/txs needs 130.0 kB, which is 1 bytes more than its budget of 130.0 kB:',
      '  assets/index-1.js, 90.0 kB, its biggest modules by source:',
      '    500.0 kB react-dom/client.js',
      '    0.4 kB src/routes/$chain/txs.tsx?tsr-split=component',
      '    0.0 kB src/small.ts',
      '  assets/txs-2.js, 40.0 kB, its biggest modules by source:',
      '    4.0 kB src/list/ListPage.tsx',
    ].join('\n'),
  )
})
