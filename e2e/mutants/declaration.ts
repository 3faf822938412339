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

/**
 * The declarations at the top of a module of the app, below `root`, that have this name: `pagingEnd`, or `amount/split` for that
 * of a module `amount` only.
 */
export function declarationsOf(name: string, root: string): Declaration[] {
  const declared = name.slice(name.lastIndexOf('/') + 1)
  const module = name.slice(0, -declared.length - 1)
  return ['src', 'build'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((file) => module === '' || file.replace(/\.tsx?$/, '').endsWith(`/${module}`))
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8')
        if (!source.includes(declared)) return []
        const found = parseSync(file, source).program.body.flatMap(declaredBy)
        return found.filter((each) => each.name === declared).map(({ start, end }) => ({ file, start, end }))
      }),
  )
}
