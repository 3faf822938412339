import { describe, expect, it } from 'vitest'
import { MAX_SVG_WEIGHT, svgWeight } from '#/domain/media/svgWeight'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${content}</svg>`
const weight = (content: string) => svgWeight(svg(content)) ?? -1
const levels = (count: number, level: (of: number) => string) =>
  Array.from({ length: count }, (_, at) => level(at + 1)).join('')
const times = (count: number, text: string) => text.repeat(count)

/** Each draws far more than it has elements. */
const bombs: Record<string, string> = {
  'six levels of ten uses': `<g id="a0"><rect/></g>${levels(6, (at) => `<g id="a${at}">${times(10, `<use href="#a${at - 1}"/>`)}</g>`)}`,
  'uses in the older form, from below': `${levels(6, (at) => `<x:g id="a${at}">${times(10, `<x:use xlink:href='&#35;%61${at - 1}'/>`)}</x:g>`)}<g id="a0"><rect/></g>`,
  'a circle of uses': '<g id="a"><use href="#b"/><use href="#b"/></g><g id="b"><use href="#a"/></g>',
  patterns: levels(6, (at) => `<pattern id="p${at}">${times(10, `<rect fill="url(#p${at - 1})"/>`)}</pattern>`),
  'a pattern that 500 shapes inherit': `<pattern id="p">${times(500, '<rect/>')}</pattern><g fill="url(#p)">${times(500, '<rect/>')}</g>`,
  'a pattern that used shapes inherit': `<pattern id="p">${times(200, '<rect/>')}</pattern><g id="s">${times(200, '<rect/>')}</g><use fill="url(#p)" href="#s"/>`,
  masks: levels(6, (at) => `<mask id="m${at}">${times(10, `<rect mask="url('#m${at - 1}')"/>`)}</mask>`),
  'clip paths': levels(
    6,
    (at) => `<clipPath id="m${at}">${times(10, `<rect clip-path="url(#m${at - 1})"/>`)}</clipPath>`,
  ),
  'markers on each vertex': `<marker id="m">${times(20, '<path/>')}</marker><path style='marker-mid:url("#m")' d="M${times(2000, '1 2 ')}"/>`,
  filters: `<filter id="f">${times(20, '<feTurbulence/>')}</filter>${times(30, '<rect filter="url(#f)"/>')}`,
  'a filter in a style sheet': `<filter id="f">${times(20, '<feTurbulence/>')}</filter><style>@media all{.a,g>\\72 ect{fil\\74 er:url(#f)}}</style>${times(30, '<rect/>')}`,
  'a wide filter': `<filter id="f"><feMorphology radius="9000 9000"/></filter>${times(2, '<rect filter="url(#f)"/>')}`,
  '20,000 animations': times(20_000, '<rect><animate attributeName="x" to="9" dur="1s"/></rect>'),
  'animations in a style sheet': `<style>rect { animation: a 2s infinite }</style>${times(3000, '<rect/>')}`,
  'a reference that is animated': `<g id="a">${times(500, '<rect/>')}</g>${times(30, '<use><set attributeName="href" to="#a"/></use>')}`,
  'drawings in a drawing': times(20, `<image href="data:image/svg+xml;base64,${btoa(svg(times(900, '<rect/>')))}"/>`),
  'a long path': `<path d="M${times(1_500_000, '1 2')}"/>`,
  'a style sheet as data': '<style>@import url(data:text/css,*{mask:url%28%23m%29})</style>',
}

describe('the weight of an SVG', () => {
  it.each(Object.keys(bombs))('is above the limit: %s', (name) => {
    expect(weight(bombs[name] ?? '')).toBeGreaterThan(MAX_SVG_WEIGHT)
  })

  it('is above the limit where a document type builds elements', () => {
    const type = (entity: string) => `<!DOCTYPE svg [<!ENTITY a ${entity}>]>${svg('&a;')}`
    expect(svgWeight(type('"<use href=\'#a\'/>"'))).toBe(Infinity)
    expect(svgWeight(type('"&#60;use/>"'))).toBe(Infinity)
    expect(svgWeight(`<!DOCTYPE svg [<!ATTLIST use href CDATA "#a">]>${svg('')}`)).toBe(Infinity)
    expect(
      svgWeight(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [\n<!ENTITY ns "http://a.test/">]>${svg('')}`),
    ).toBe(1)
  })

  it('is the number of shapes of plain drawings, whatever is in their texts', () => {
    expect(weight('')).toBe(1)
    expect(weight('<!-- <use/> --><g><rect title="a > b"/></g><![CDATA[<rect/>]]>')).toBe(3 + 7 / 200)
    expect(weight(times(4000, '<rect fill="url(#g)"/>') + '<linearGradient id="g"><stop/></linearGradient>')).toBe(4003)
    expect(weight('<g id="a"><animate href="#a"/></g>')).toBe(7)
    expect(weight('<path id="a"/><use href="#a"/><use href="#b"/>')).toBe(1 + 1 + 9 + 8)
  })

  it('is unknown of what is no SVG', () => {
    expect(svgWeight('')).toBeNull()
    expect(svgWeight('\u{fffd}PNG <')).toBeNull()
    expect(svgWeight('<html/>')).toBeNull()
  })

  it.each(['<', '<a', '<!--', '<g a="', '<!DOCTYPE [', '&', 'url(', '<style>{'])(
    'takes linear time for many of %s',
    (text) => {
      expect(svgWeight(svg(times(200_000, text)))).toBeGreaterThanOrEqual(0)
    },
    5000,
  )
})
