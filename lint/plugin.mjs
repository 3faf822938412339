// The lint rules of this repository, as oxlint loads them.
import { externalAnchors } from './externalAnchors.mjs'
import { layers } from './layers.mjs'
import { plainWords } from './plainWords.mjs'

export default {
  meta: { name: 'astrolabe' },
  rules: { 'external-anchors': externalAnchors, layers, 'plain-words': plainWords },
}
