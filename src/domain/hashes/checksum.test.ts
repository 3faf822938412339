import { expect, it } from 'vitest'
import { checksumFails, checksummed } from './checksum'

const vectors = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
]

it.each(vectors)('spells %s as EIP-55 does', (address) => {
  expect(checksummed(address.toLowerCase(), '1')).toBe(address)
  expect(checksumFails(address, '1')).toBe(false)
  expect(checksumFails(address.toLowerCase(), '1')).toBe(false)
})

it('spells as EIP-1191 does where the chain has its own way, and takes both there', () => {
  const [plain = ''] = vectors
  const own = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'
  expect(checksummed(plain, '30')).toBe(own)
  expect([own, plain].map((address) => checksumFails(address, '30'))).toEqual([false, false])
  expect(checksumFails(own, '1')).toBe(true)
})

it('finds a mistyped digit, and a letter in the wrong case', () => {
  const [address = ''] = vectors
  expect(checksumFails(address.replace('6053', '6054'), '1')).toBe(true)
  expect(checksumFails(address.replace('aA', 'AA'), '1')).toBe(true)
})
