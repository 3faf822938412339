import { expect, test } from 'vitest'
import { withStyleSheetLast } from './styleSheetLast'

test('index.html: the link to the style sheet is moved below all scripts of the body', () => {
  const html = `<head>
    <link rel="modulepreload" href="/a.js">
    <link rel="stylesheet" crossorigin href="/style.css">
  </head>
  <body>
    <script>first()</script>
  </body>`
  expect(withStyleSheetLast(html)).toBe(`<head>
    <link rel="modulepreload" href="/a.js">
  </head>
  <body>
    <script>first()</script>
    <link rel="stylesheet" crossorigin href="/style.css">
  </body>`)
})
