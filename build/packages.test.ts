import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// npm lists packages whose install scripts package.json neither allows nor denies; later versions block them.
it.each(['.', 'src/demo/recorder'])('package.json: denies each install script of a dependency (%s)', (folder) => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Record<string, { hasInstallScript?: boolean }> }
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true)
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])))
})
