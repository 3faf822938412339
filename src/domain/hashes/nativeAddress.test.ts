import { expect, test } from 'vitest'
import { readNativeAddress } from './nativeAddress'

const mistyped = (form: string) => ({ error: `Invalid ${form}: its checksum or length is wrong. It may be mistyped.` })

test.each([
  // The EIP-55 vector in XDC's form, whose digits keep their case.
  ['xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  // From the documentation of filecoin-address-tool, on mainnet and on a testnet.
  ['f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i', '0xcca92338ef9535cb7655cfc347c36dd4e6f3663f'],
  ['t410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i', '0xcca92338ef9535cb7655cfc347c36dd4e6f3663f'],
  // From the vectors of blockchain_utils for ZIP-1.
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6x', '0x4caede33f44dd0a0761e785e941b268d5b9bd7d5'],
  ['zil1dk8e0l96ym96qzzce3nuz46tqq6nwcajppxgs8', '0x6d8f97fcba26cba00858cc67c1574b00353763b2'],
  ['ZIL1DK8E0L96YM96QZZCE3NUZ46TQQ6NWCAJPPXGS8', '0x6d8f97fcba26cba00858cc67c1574b00353763b2'],
  // The example of ICAP's description, and that of the ethers documentation with 31 digits.
  ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', '0x00c5496aee77c1ba1f0854206a26dda82a81d6d8'],
  ['xe73 38o0 73ky gtww zn0f 2wz0 r8px 5zpp zs', '0x00c5496aee77c1ba1f0854206a26dda82a81d6d8'],
  ['iban:XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', '0x00c5496aee77c1ba1f0854206a26dda82a81d6d8'],
  ['XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36', '0x8ba1f109551bd432803012645ac136ddd64dba72'],
])('%s is the address %s', (text, hash) => {
  expect(readNativeAddress(text)).toEqual({ hash })
})

test.each([
  ['f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4j', mistyped('Filecoin address')],
  ['f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap5i', mistyped('Filecoin address')],
  ['f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4', mistyped('Filecoin address')],
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6y', mistyped('Zilliqa address')],
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntcx6', mistyped('Zilliqa address')],
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6', mistyped('Zilliqa address')],
  ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZT', mistyped('ICAP address')],
  ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPSZ', mistyped('ICAP address')],
  ['XE81ETHXREGGAVOFYORK', { error: 'This ICAP code names an account at an institution, not an address.' }],
])('%s is no address', (text, expected) => {
  expect(readNativeAddress(text)).toEqual(expected)
})

test.each(['usdc', 'xdc', 'xdc5aAeb6053F3E94C', 'zil1', 'zilliqa', 'f410', 'XE73', 'f01234', `0x${'ab'.repeat(20)}`])(
  '%s is not read',
  (text) => {
    expect(readNativeAddress(text)).toBeNull()
  },
)
