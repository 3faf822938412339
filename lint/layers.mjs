// A lint rule: imports between the folders of src/ go one way (docs/architecture.md).

/** For each folder: the folders that it may import from, and why no others. */
const LAYERS = {
  domain: [[], 'domain/ is pure: it has no API, no React and no storage, so that everything may use it.'],
  api: [['domain'], 'api/ is the API in TypeScript: it has no React, no cache and no storage.'],
  contracts: [['domain', 'api'], 'contracts/ reads ABIs and talks JSON-RPC: it has no React, no cache and no storage.'],
  ui: [['domain'], 'ui/ has components that know no API type and no page.'],
  data: [['domain', 'api', 'contracts'], 'data/ joins API, query cache and storage; it renders nothing.'],
  entity: [
    ['domain', 'api', 'contracts', 'ui', 'data'],
    'entity/ shows records and values anywhere; it must not know the lists and pages that show them.',
  ],
  list: [
    ['domain', 'api', 'contracts', 'ui', 'data', 'entity'],
    'list/ is the list component of all pages; it must not know which pages use it.',
  ],
  features: [
    ['domain', 'api', 'contracts', 'ui', 'data', 'entity', 'list'],
    'Features never import each other, the shell or routes: what two of them share belongs in entity/, list/ or ui/.',
  ],
  shell: [
    ['domain', 'api', 'contracts', 'ui', 'data', 'entity', 'list', 'features'],
    'shell/ frames every page; routes use it, not the other way round.',
  ],
  routes: [
    ['domain', 'api', 'contracts', 'ui', 'data', 'entity', 'list', 'features', 'shell'],
    'Only main.tsx loads the demo and the reading of nodes, and only when config.json asks for it.',
  ],
  served: [['domain', 'api'], 'served/ is a server over facts of a chain: it must not know where they come from.'],
  demo: [['domain', 'api', 'served'], 'demo/ is a server of recorded facts: it shares only the API with the app.'],
  node: [
    ['domain', 'api', 'contracts', 'served'],
    'node/ is a server of what a JSON-RPC node returns: it shares only API and JSON-RPC with the app.',
  ],
  conformance: [['domain', 'api'], 'conformance/ checks servers: it shares only the API with the app.'],
  frames: [['domain'], 'frames/ are documents apart from the app: they share only domain/ with it.'],
}

/** Why a file of src/ must not import a module such as '#/list/ListPage'; null if it may. */
export function layerProblem(file, module) {
  const [, folder = '', rest = ''] = /(?:^|[\\/])src[\\/](\w+)[\\/](.+)$/.exec(file) ?? []
  const [, target = '', targetRest = ''] = /^#\/(\w+)(?:\/(.+))?$/.exec(module) ?? []
  const layer = Object.hasOwn(LAYERS, folder) ? LAYERS[folder] : undefined
  if (!layer || !Object.hasOwn(LAYERS, target)) return null
  const [allowed, reason] = layer
  if (target !== folder) return allowed.includes(target) ? null : reason
  const isSameFeature = rest.split(/[\\/]/)[0] === targetRest.split('/')[0]
  return folder !== 'features' || isSameFeature ? null : reason
}

/** Reports imports between folders that go the wrong way; tests may import anything. */
export const layers = {
  meta: { type: 'problem', docs: { description: 'Imports between the folders of src/ go one way.' } },
  create(context) {
    if (/\.test\.tsx?$/.test(context.filename)) return {}
    const check = ({ source }) => {
      const problem = typeof source?.value === 'string' ? layerProblem(context.filename, source.value) : null
      if (problem !== null) context.report({ node: source, message: problem })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
