import { assert, constantFrom, property, string, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browserDataUrl, dataUrlOfSvg } from '#/domain/media/dataUrl'

/** The content of a data: URL as a browser reads it (Fetch standard, data: URL processor). */
async function contentInBrowser(url: string | null): Promise<string> {
  return (await fetch(new URL(url ?? ''))).text()
}

const root = '<svg xmlns="http://www.w3.org/2000/svg"'

describe('browserDataUrl', () => {
  it.each([
    [`${root} fill="#f00"/>`, `data:image/svg+xml;utf8,${root} fill="#f00"/>`],
    [`${root} fill="#f00"/>`, `data:image/svg+xml;utf8,${root} fill="%23f00"/>`],
    [`${root} width="100%"/>`, `data:image/svg+xml;utf8,${root} width="100%"/>`],
    [`${root}\n id='a'/>`, `data:image/svg+xml,${root}\n id='a'/>`],
    [`${root} id="ä"/>`, `data:image/svg+xml,${root} id="ä"/>`],
    [`${root} id="ä"/>`, `data:image/svg+xml;charset=iso-8859-1,${encodeURIComponent(root)} id="%E4"/>`],
    [`${root} id="a"/>`, `data:image/svg+xml;base64,${root} id="a"/>`],
    [`${root} id="a"/>`, `data:image/svg,${root} id="a"/>`],
    [`${root} id="a"/>`, '\ndata:image/svg+xml,<svg id="a"/>'],
    [
      '<?xml version="1.0"?><svg xmlns="a" id=""><svg id=""/></svg>',
      'data:image/svg+xml,<?xml version="1.0"?><svg xmlns="a" id=""><svg id=""/></svg>',
    ],
  ])('holds %s if written as %s', async (content, written) => {
    expect(await contentInBrowser(browserDataUrl(written))).toBe(content)
  })

  it('holds the same bytes in whatever base64 they are written', async () => {
    const found: [Uint8Array, string | null][] = []
    assert(
      property(uint8Array({ maxLength: 60 }), constantFrom('', ' ', '\n', '\r\n\t'), (bytes, between) => {
        const plain = Buffer.from(bytes).toString('base64')
        const urlSafe = Buffer.from(bytes).toString('base64url')
        for (const text of [plain, urlSafe, encodeURIComponent(plain), plain.replaceAll(/.{5}/g, `$&${between}`)])
          found.push([bytes, browserDataUrl(`data:image/png;base64,${text}`)])
      }),
    )
    for (const [bytes, url] of found) {
      const response = await fetch(new URL(url ?? ''))
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    }
  })

  it('is what it was if browsers read it anyway, and nothing if it cannot be read', () => {
    for (const url of ['data:image/png;base64,AAAA', 'data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml;utf8,<svg/>'])
      expect(browserDataUrl(` ${url}`)).toBe(url)
    for (const url of ['data:image/png;base64,*', 'data:image', 'https://a.test'])
      expect(browserDataUrl(url)).toBeNull()
  })
})

describe('dataUrlOfSvg', () => {
  it('holds any markup that is written, with the namespace that images need', async () => {
    const texts: string[] = []
    assert(property(string({ unit: 'grapheme' }), (text) => void texts.push(text)))
    for (const text of texts) {
      const markup = `${root}><!--${text}--></svg>`
      expect(await contentInBrowser(dataUrlOfSvg(`\ufeff ${markup}\n`))).toBe(markup)
    }
    expect(await contentInBrowser(dataUrlOfSvg('<svg id="#"><svg/></svg>'))).toBe(`${root} id="#"><svg/></svg>`)
    expect(await contentInBrowser(dataUrlOfSvg('<!-- a --><svg\nid=""/>'))).toBe(`<!-- a -->${root}\nid=""/>`)
  })

  it('is nothing for text that is no SVG', () => {
    for (const text of ['', 'svg', '<svgx/>', '<p><svg></svg></p>', '<!-- a -->']) expect(dataUrlOfSvg(text)).toBeNull()
  })
})
