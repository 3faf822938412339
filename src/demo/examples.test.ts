import { expect, test } from 'vitest'
import config from '../../public/config.json' with { type: 'json' }
import landmarks from './landmarks.json' with { type: 'json' }

test('the examples of the shipped configuration are records of the demo', () => {
  for (const { label, path } of config.examples) {
    const [, chain, , id] = path.split('/')
    expect(Object.values(landmarks[chain as keyof typeof landmarks]), label).toContain(id)
  }
})

test('the examples include a failure and a scam', () => {
  const shown = config.examples.map(({ path }) => path.split('/')[3])
  expect(shown).toContain(landmarks['8801'].failedSwap)
  expect(shown).toContain(landmarks['8801'].poisoning)
})
