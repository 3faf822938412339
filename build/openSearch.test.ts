import { expect, test } from 'vitest'
import { openSearchDescription } from './openSearch.ts'

test('the description leads to the search over all chains of its site', () => {
  const text = openSearchDescription('https://explorer.example/a&b/')
  expect(text).toContain('template="https://explorer.example/a&#38;b/search?q={searchTerms}"')
  expect(text.match(/<Url [^>]*\/>/g)).toHaveLength(2)
})

test('without a site its addresses are paths', () => {
  expect(openSearchDescription('/explorer/')).toContain('template="/explorer/search?q={searchTerms}"')
})
