import { describe, expect, it } from 'vitest'
import { isDeployed, isProjectFile, type ProjectFile, readProject } from './project'
// Written by forge 1.7.1 and hardhat 2.29.1, and the codes after their contracts were deployed.
import recorded from './testProject.json'

const { foundry, hardhat, codes, source } = recorded
const json = (path: string, content: unknown): ProjectFile => ({ path, text: JSON.stringify(content) })
const foundryFiles = Object.entries(foundry).map(([name, artifact]) =>
  json(`vault/out/Vault.sol/${name}.json`, artifact),
)
const hardhatFiles = [
  json('artifacts/contracts/Vault.sol/Vault.json', hardhat.Vault),
  json('artifacts/build-info/84fd.json', {
    ...hardhat.buildInfo,
    input: { ...hardhat.buildInfo.input, sources: { 'contracts/Vault.sol': { content: source } } },
  }),
]

describe('readProject', () => {
  it('reads a Foundry folder, with sources whose text is the one that was compiled', () => {
    const contracts = readProject([
      ...foundryFiles,
      { path: 'vault/src/Vault.sol', text: source },
      json('vault/out/build-info/d1ef.json', { id: 'd1ef', source_id_to_path: { 0: 'src/Vault.sol' } }),
    ])
    expect(contracts.map(({ name }) => name)).toEqual(['Vault', 'Sums', 'Plain'])
    expect(contracts[0]).toMatchObject({
      file: 'src/Vault.sol',
      compiler: 'v0.8.37+commit.f401782d',
      settings: { optimizer: { enabled: false, runs: 200 }, evmVersion: 'osaka' },
      sources: { 'src/Vault.sol': source },
    })
    expect(contracts[0]?.abi).toHaveLength(7)
    const changed = readProject([...foundryFiles, { path: 'vault/src/Vault.sol', text: `${source} ` }])
    expect(changed[0]?.sources, 'a source that was changed since').toEqual({})
  })

  it('reads a Hardhat folder, with or without what the compiler was given', () => {
    expect(readProject(hardhatFiles)).toMatchObject([
      {
        name: 'Vault',
        file: 'contracts/Vault.sol',
        compiler: 'v0.8.37+commit.f401782d',
        sources: { 'contracts/Vault.sol': source },
      },
    ])
    expect(readProject(hardhatFiles.slice(0, 1))).toMatchObject([{ name: 'Vault', compiler: null, sources: {} }])
  })

  it('reads a Foundry folder without the metadata of solc: two contracts of one name have files of their own', () => {
    const without = { ...foundry.Plain, metadata: {} }
    const files = [json('out/A.sol/Plain.json', without), json('out/B.sol/Plain.json', without)]
    expect(readProject(files).map(({ name, file, compiler }) => [name, file, compiler])).toEqual([
      ['Plain', 'A.sol', null],
      ['Plain', 'B.sol', null],
    ])
  })

  it('ignores interfaces and all else', () => {
    const { Plain } = foundry
    const none = { ...Plain, deployedBytecode: { object: '0x' } }
    expect(
      readProject([json('out/IPlain.json', none), json('package.json', {}), { path: 'x.json', text: '{' }]),
    ).toEqual([])
    expect(
      ['out/A.sol/A.json', 'src/A.sol', 'a/node_modules/x.json', 'artifacts/A.dbg.json', 'README.md'].filter(
        isProjectFile,
      ),
    ).toEqual(['out/A.sol/A.json', 'src/A.sol'])
  })
})

describe('isDeployed', () => {
  const contracts = (files: readonly ProjectFile[]) =>
    readProject(files).map((contract) => [contract.name, contract] as const)

  it.each([
    ['foundry', foundryFiles, codes.foundry],
    ['hardhat', hardhatFiles, codes.hardhat],
  ] as const)(
    'matches each contract of %s with its own code, immutables and libraries filled',
    (_, files, deployed) => {
      for (const [name, contract] of contracts(files))
        for (const [other, code] of Object.entries(deployed))
          expect(isDeployed(contract, code), `${name}, ${other}`).toBe(name === other)
    },
  )

  it('refuses code that differs outside of them', () => {
    const [, plain] = contracts(foundryFiles)[2] ?? []
    const code = codes.foundry.Plain
    if (!plain) throw new Error('The project has no Plain')
    expect(isDeployed(plain, code.toUpperCase().replace('0X', '0x'))).toBe(true)
    expect(
      isDeployed(
        plain,
        code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ).toBe(false)
    expect(isDeployed(plain, code.replace('0x60', '0x61'))).toBe(false)
  })
})
