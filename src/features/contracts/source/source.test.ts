import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { linesOf, sourceFilesOf, zipPaths } from './sourceFiles'
import { fileTree } from './FileTree'
import { hiddenPlaces } from './HiddenCharacters'
import { highlight, MAX_HIGHLIGHTED_LENGTH } from './highlight'
import { markedPieces } from './CodeLine'
import { extendedTo, readLineRange, writeLineRange } from './lineRange'
import { natSpecOf } from './natSpec'
import { outlineOf } from './Outline'
import { searchSource } from './SourceSearch'

const file = (text: string, path = 'A.sol') => ({ path, text })
const contract = { name: 'A', file_path: null, source_code: null, additional_sources: null, language: null }

describe('sourceFilesOf', () => {
  it('lists the file with the contract first, and gives each file a path of its own', () => {
    const files = sourceFilesOf({
      ...contract,
      language: 'vyper',
      source_code: 'main',
      additional_sources: [
        { file_path: 'A.vy', source_code: 'other' },
        { file_path: '', source_code: null },
      ],
    })
    expect(files).toEqual([
      { path: 'A.vy', text: 'main' },
      { path: 'A.vy (2)', text: 'other' },
      { path: 'Unnamed file', text: '' },
    ])
  })

  it('gives 20,000 files of one path paths of their own, in linear time', () => {
    const additional_sources = Array.from({ length: 20_000 }, () => ({ file_path: 'A.sol', source_code: '' }))
    const files = sourceFilesOf({
      name: 'A',
      file_path: 'A (3).sol',
      source_code: '',
      additional_sources,
      language: null,
    })
    expect(new Set(files.map(({ path }) => path)).size).toBe(20_001)
    expect(files.slice(1, 4).map(({ path }) => path)).toEqual(['A.sol', 'A.sol (2)', 'A.sol (3)'])
  })
})

describe('line ranges', () => {
  it.each([
    ['12', { first: 12, last: 12 }],
    ['12-20', { first: 12, last: 20 }],
    ['L20-L12', { first: 12, last: 20 }],
    ['0', null],
    ['12-', null],
    ['x', null],
    [undefined, null],
  ])('%s is %o', (text, range) => {
    expect(readLineRange(text)).toEqual(range)
  })

  it('are read from the URL that they are written to', () => {
    const line = fc.integer({ min: 1, max: 9_999_999 })
    fc.assert(
      fc.property(line, line, (from, to) => {
        const range = extendedTo(to, { first: from, last: from })
        expect(readLineRange(writeLineRange(range))).toEqual(range)
      }),
    )
  })
})

describe('fileTree', () => {
  it('joins folders that hold only a folder', () => {
    expect(fileTree(['A.sol', '@oz/contracts/utils/B.sol', '@oz/contracts/C.sol'])).toEqual({
      name: '',
      files: [{ name: 'A.sol', path: 'A.sol' }],
      folders: [
        {
          name: '@oz/contracts',
          files: [{ name: 'C.sol', path: '@oz/contracts/C.sol' }],
          folders: [{ name: 'utils', folders: [], files: [{ name: 'B.sol', path: '@oz/contracts/utils/B.sol' }] }],
        },
      ],
    })
  })

  it('holds each path once, for any paths', () => {
    const paths = fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom('__proto__/a', '../../etc', 'a/b/c', '//')))
    fc.assert(
      fc.property(paths, (given) => {
        const all = (folder: ReturnType<typeof fileTree>): string[] => [
          ...folder.files.map(({ path }) => path),
          ...folder.folders.flatMap(all),
        ]
        expect(all(fileTree(given)).toSorted()).toEqual(given.toSorted())
      }),
    )
  })
})

describe('zipPaths', () => {
  it('stay inside of the zip, and differ without case', () => {
    expect(zipPaths(['../../etc/passwd', '/a/./b.sol', 'A/B.sol', 'C:\\x', '..'])).toEqual([
      'etc/passwd',
      'a/b.sol',
      'A/B.sol (2)',
      'C_/x',
      'file',
    ])
  })

  it('are safe for any paths', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (paths) => {
        const safe = zipPaths(paths)
        expect(new Set(safe.map((path) => path.toLowerCase())).size).toBe(paths.length)
        for (const path of safe) expect(path).toMatch(/^(?!\.*\/)[^\\:\0]+$/)
        for (const path of safe) expect(path.split('/')).not.toContain('..')
      }),
    )
  })
})

describe('searchSource', () => {
  it('finds all matches in all files, ignoring case, without patterns', () => {
    const files = [file('a.b\nA.B a.b'), file('ab', 'B.sol')]
    expect(searchSource(files, 'a.b').map(({ file: { path }, line, column }) => [path, line, column])).toEqual([
      ['A.sol', 1, 0],
      ['A.sol', 2, 0],
      ['A.sol', 2, 4],
    ])
    expect(searchSource(files, 'a')).toEqual([])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, words) => {
        for (const { line, column, length, file: found } of searchSource([file(text)], words))
          expect(linesOf(found)[line - 1]?.slice(column, column + length)).toHaveLength(words.length)
      }),
    )
  })
})

describe('hiddenPlaces', () => {
  it('finds lines with characters that reverse or hide code, but not those of words and emoji', () => {
    const clean = '\ufeff// \u06a9\u062a\u0627\u0628\u200c\u0647\u0627 👩‍🚀 naïve\n'
    expect(hiddenPlaces([file(clean)])).toEqual([])
    const places = hiddenPlaces([file(`${clean}a\u202eb\nc\nd\u200be\n`)])
    expect(places.map(({ line }) => line)).toEqual([2, 4])
  })

  it('finds them in one line of megabytes, at its start and at its end', () => {
    const joined = '\u06a9\u200c\u0647 '.repeat(20_000)
    expect(hiddenPlaces([file(joined)])).toEqual([])
    expect(hiddenPlaces([file(`${joined}\u202e`)])).toHaveLength(1)
    expect(hiddenPlaces([file('a\u202e'.repeat(500_000))])).toHaveLength(1)
  })
})

describe('outlineOf', () => {
  it('finds the declarations of Solidity, but not those in comments and strings', () => {
    const text = [
      '// contract Comment {',
      'interface I {',
      '  event E(uint a);',
      '}',
      '/* function hidden() */ abstract contract C is I {',
      '  error Bad(string reason);',
      '  string s = "function text()";',
      '  constructor(uint a) {}',
      '  modifier only() { _; }',
      '  function f() external {}',
      '  receive() external payable {}',
      '}',
      'function free() pure {}',
    ].join('\n')
    expect(outlineOf(text, false).map(({ kind, name, line }) => `${line} ${kind} ${name}`.trim())).toEqual([
      '2 interface I',
      '3 event E',
      '5 contract C',
      '6 error Bad',
      '8 constructor',
      '9 modifier only',
      '10 function f',
      '11 receive',
      '13 function free',
    ])
  })

  it('finds the declarations of Vyper', () => {
    const text = '# def hidden():\nevent Paid:\n    to: address\n\n@external\ndef pay(to: address):\n    pass\n'
    expect(outlineOf(text, true).map(({ kind, name, line }) => [kind, name, line])).toEqual([
      ['event', 'Paid', 2],
      ['function', 'pay', 6],
    ])
  })

  it('takes linear time, also for text made to be slow', () => {
    const texts = ['/*'.repeat(200_000), '"'.repeat(400_000), 'contract '.repeat(50_000), '\\"'.repeat(200_000)]
    for (const text of texts) expect(outlineOf(text, false)).toEqual([])
  })
})

describe('natSpecOf', () => {
  it('reads the comments of functions, events and errors, by the number of parameters', () => {
    const text = [
      '/// @title not of a function',
      'contract A {',
      '  /// Sends an amount.',
      '  /// @dev Reverts if paused.',
      '  /// @param to The receiver.',
      '  /// @return ok Whether it was sent.',
      '  function send(address to, uint256 amount) external returns (bool ok) {}',
      '  /** @inheritdoc B */',
      '  function other() external {}',
      '  // not a documentation comment',
      '  function plain() external {}',
      '  /**',
      '   * @notice Emitted when',
      '   * it is sent.',
      '   */',
      '  event Sent();',
      '}',
    ].join('\n')
    expect([...natSpecOf([file(text)])]).toEqual([
      [
        'function send/2',
        {
          text: 'Sends an amount. Reverts if paused.',
          details: [
            { name: 'to', text: 'The receiver.' },
            { name: 'returns', text: 'ok Whether it was sent.' },
          ],
        },
      ],
      ['event Sent/0', { text: 'Emitted when it is sent.', details: [] }],
    ])
  })

  it('never throws', () => {
    const words = fc.array(fc.constantFrom('/**', '*/', '///', '@param', 'function f(', ')', '\n', '@', 'a'))
    fc.assert(
      fc.property(words, (parts) => {
        expect(natSpecOf([file(parts.join(' '))])).toBeInstanceOf(Map)
      }),
    )
  })
})

describe('highlight', () => {
  it('returns pieces that make up each line of the code, for any text', async () => {
    const language = fc.constantFrom('solidity', 'vyper', 'rust', 'json' as const)
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('contract A {', '/*', '*/', '\n', '\r\n', '"', 'uint8', '//', '0x1'))
        .map((t) => t.join(' ')),
    )
    await fc.assert(
      fc.asyncProperty(text, language, async (code, each) => {
        const lines = await highlight(code, each)
        expect(lines?.map((line) => line.map((piece) => piece.text).join(''))).toEqual(linesOf(file(code)))
      }),
    )
  })

  it('takes linear time, also for text made to be slow', async () => {
    for (const text of [
      '\\"'.repeat(100_000),
      '\\"\\\n'.repeat(50_000),
      '/*'.repeat(100_000),
      'contract '.repeat(20_000),
    ])
      expect(await highlight(text, 'solidity')).not.toBeNull()
  })

  it('leaves long files plain', async () => {
    expect(await highlight(' '.repeat(MAX_HIGHLIGHTED_LENGTH + 1), 'solidity')).toBeNull()
  })
})

describe('markedPieces', () => {
  it('splits pieces at matches, across the pieces of tokens', () => {
    const pieces = [
      { text: 'uint256', kind: 'type' as const },
      { text: ' amount', kind: null },
    ]
    expect(markedPieces(pieces, [{ column: 4, length: 5 }])).toEqual([
      { text: 'uint', kind: 'type', isMatch: false, start: 0 },
      { text: '256', kind: 'type', isMatch: true, start: 4 },
      { text: ' a', kind: null, isMatch: true, start: 7 },
      { text: 'mount', kind: null, isMatch: false, start: 9 },
    ])
  })
})
