import { expect, test } from 'vitest'
import config from '../../public/config.json' with { type: 'json' }
import landmarks from './landmarks.json' with { type: 'json' }

test('the examples of the shipped configuration are records of the demo', () => {
  for (const { label, path } of config.examples) {
    const [, chain, , id] = path.split('/')
    expect(Object.values(landmarks[chain as keyof typeof landmarks]), label).toContain(id)
  }
})
