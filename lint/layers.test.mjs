import { expect, it } from 'vitest'
import { layerProblem } from './layers.mjs'

it.each([
  ['src/domain/hashes/hash.ts', '#/api/client'],
  ['src/api/client.ts', '#/data/config/config'],
  ['/repository/src/ui/Button.tsx', '#/api/errors'],
  ['src/list/ListPage.tsx', '#/features/tokens/columns'],
  ['src/features/tokens/columns.tsx', '#/features/nfts/cards'],
  ['src/features/tokens/columns.tsx', '#/shell/Shell'],
  ['src/shell/Shell.tsx', '#/routes/settings'],
  ['src/routes/settings.tsx', '#/demo/browser'],
  ['src/routes/settings.tsx', '#/node/start'],
  ['src/data/useStore.ts', '#/served/store'],
  ['src/served/respond.ts', '#/demo/api'],
  ['src/demo/api.ts', '#/data/config/config'],
  ['src/demo/api.ts', '#/node/start'],
  ['src/node/start.ts', '#/demo/api'],
])('%s must not import %s', (file, module) => expect(layerProblem(file, module)).toEqual(expect.any(String)))

it.each([
  ['src/api/client.ts', '#/domain/hash'],
  ['src/data/config/config.ts', '#/data/sources/sourceChoices'],
  ['src/features/tokens/columns.tsx', '#/features/tokens/facts'],
  ['src/features/tokens/columns.tsx', './facts'],
  ['src/shell/Shell.tsx', '#/features/search/SearchPalette'],
  ['src/main.tsx', '#/demo/browser'],
  ['src/main.tsx', '#/node/start'],
  ['src/served/respond.ts', '#/api/resources'],
  ['src/demo/api.ts', '#/served/respond'],
  ['src/node/start.ts', '#/served/respond'],
  ['src/node/start.ts', '#/contracts/rpc'],
  ['src/demo/api.ts', 'msw'],
  ['src/routes/settings.tsx', '#/routes.gen'],
])('%s may import %s', (file, module) => expect(layerProblem(file, module)).toBeNull())
