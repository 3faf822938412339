import { expect, it } from 'vitest'
import { keccak256 } from './keccak'

const hashed = (text: string) => keccak256(new TextEncoder().encode(text))

it.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ['transfer(address,uint256)', 'a9059cbb2ab09eb219583f4a59a5d0623ade346d962bcd4e46b11da047c9049b'],
  ['Transfer(address,address,uint256)', 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
])('hashes %j', (text, hash) => {
  expect(hashed(text)).toBe(hash)
})

it.each([
  [135, '34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446'],
  [136, 'a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e'],
  [300, '5b7e0e47a96f32a88b4f14ca177982790807c40e1a105742ba0fc1babe1ef826'],
])('hashes a text of %i letters, about as long as a block or longer', (length, hash) => {
  expect(hashed('a'.repeat(length))).toBe(hash)
})
