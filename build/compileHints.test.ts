import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { runAtOnce } from './compileHints.ts'

const long = `e.made=[${'`of much code`,'.repeat(40)}]`
const hinted = (code: string) => runAtOnce(code, parseAst(code))

describe('hints for the first file', () => {
  it('marks the wrappers of packages as called at once, and nothing else', () => {
    const code = `var o=(e,t)=>()=>(t||e((t={}),t),t),a=1,b=o(e=>{${long}}),c=o((e,t)=>{b();${long}}),d=o(e=>{e.a=b()}),f=e=>{${long}};d()`
    expect(hinted(code)).toBe(code.replaceAll(/(?<==o\()(e|\(e,t\))(=>\{[^}]{400,}\})/g, '($1$2)'))
    expect(hinted(code)).toHaveLength(code.length + 4)
  })

  it('changes nothing of what the code does', () => {
    const code = `var o=e=>{let t={};return e(t),t};var b=o(e=>{${long}});b.made.length`
    // oxlint-disable-next-line no-eval
    expect((0, eval)(hinted(code))).toBe((0, eval)(code))
  })
})
