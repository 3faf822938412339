import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A function, class or constant of a module: the path of its file from the root, and its range in the text of the file. */
export interface Declaration {
  file: string
  start: number
  end: number
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

interface Named {
  name: string
  start: number
  end: number
}

function declaredBy(statement: Statement): Named[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return statement.declaration ? declaredBy(statement.declaration as Statement) : []
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [{ ...statement, name: statement.id.name }] : []
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id, start, end }) =>
        id.type === 'Identifier' ? [{ name: id.name, start, end }] : [],
      )
    default:
      return []
  }
}

interface Module {
  file: string
  source: string
  /** Its declarations, once it was searched. */
  declared?: Named[]
}

/** The modules of the app below `root`, without their tests. */
function modulesOf(root: string): Module[] {
  return ['src', 'build'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))
      .map((path) => ({ file: `${folder}/${path}`, source: readFileSync(join(root, folder, path), 'utf8') })),
  )
}

/**
 * Reads the app below `root`; returns what finds the declarations at the top of a module that have a name: `pagingEnd`, or
 * `amount/split` for that of a module `amount` only.
 */
export function createFinder(root: string): (name: string) => Declaration[] {
  const modules = modulesOf(root)
  return (name) => {
    const declared = name.slice(name.lastIndexOf('/') + 1)
    const module = name.slice(0, -declared.length - 1)
    return modules
      .filter(({ file, source }) => {
        const isNamed = module === '' || file.replace(/\.tsx?$/, '').endsWith(`/${module}`)
        return isNamed && source.includes(declared)
      })
      .flatMap((each) => {
        each.declared ??= parseSync(each.file, each.source).program.body.flatMap(declaredBy)
        const found = each.declared.filter((named) => named.name === declared)
        return found.map(({ start, end }) => ({ file: each.file, start, end }))
      })
  }
}
