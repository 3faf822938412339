import '@google/model-viewer'
import { modelFile } from '#/domain/media/modelFile'
import type { ModelQuestion, ModelWord } from '#/domain/media/frameWords'
import { onceAsked } from '#/frames/asked'
import { fetchWithin } from '#/frames/fetchWithin'

/** Blocks all further requests of this document, before the untrusted model is parsed. */
function seal(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = 'connect-src data: blob:'
  document.head.append(policy)
}

/** Shows a model that is whole in itself; drag, pinch and arrow keys turn it, and nothing else does. */
function show(file: Blob, name: string, say: (word: ModelWord) => void): void {
  const viewer = document.createElement('model-viewer')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const attributes = {
    alt: name,
    'camera-controls': '',
    'interaction-prompt': 'none',
    'touch-action': 'pan-y',
    'shadow-intensity': '1',
    loading: 'eager',
    ...(still ? {} : { autoplay: '' }),
  }
  for (const [attribute, value] of Object.entries(attributes)) viewer.setAttribute(attribute, value)
  viewer.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;--progress-bar-color:transparent'
  viewer.addEventListener('load', () => say({ state: 'shown' }))
  viewer.addEventListener('error', () => say({ state: 'failed', why: 'unreadable' }))
  viewer.setAttribute('src', URL.createObjectURL(file))
  document.body.append(viewer)
}

onceAsked((question, say: (word: ModelWord) => void) => {
  const { sources, most, name } = question as ModelQuestion
  const canvas = document.createElement('canvas')
  if (!canvas.getContext('webgl2')) return say({ state: 'failed', why: 'no 3D' })
  say({ state: 'fetching', received: 0 })
  fetchWithin(sources, most, (received) => say({ state: 'fetching', received })).then(
    (fetched) => {
      if (!('bytes' in fetched)) return say(fetched)
      seal()
      const lacks = modelFile(fetched.bytes)
      if (lacks) return say({ state: 'failed', ...lacks })
      say({ state: 'reading' })
      show(new Blob([fetched.bytes]), name, say)
    },
    () => say({ state: 'failed', why: 'no answer' }),
  )
})
