import { deleteDB } from 'idb'
import { forgetProjects, PROJECTS_DATABASE } from '#/data/decoding/project'

/** Start of the names of the databases with the blocks of nodes (src/node/savedBlocks.ts). */
const NODE_DATABASES = 'astrolabe-node-'

/** How many databases hold blocks of nodes, or contracts of a developer's projects. */
export async function nodeDataSize(): Promise<number> {
  const names = await databaseNames()
  return names.filter((name) => name.startsWith(NODE_DATABASES) || name === PROJECTS_DATABASE).length
}

/** Removes the blocks of nodes and the contracts of projects; pages that read a node close their connections, and keep what is in memory. */
export async function clearNodeData(): Promise<void> {
  const names = await databaseNames()
  await Promise.all(names.filter((name) => name.startsWith(NODE_DATABASES)).map((name) => deleteDB(name)))
  await forgetProjects()
}

/** The names of all databases; none where the browser blocks storage, or cannot list them. */
async function databaseNames(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  } catch {
    return []
  }
}
