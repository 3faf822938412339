/** What the reply of a transaction is written with where nothing but its record has loaded. */
export const RECORD_ONLY = {
  isLost: false,
  replacedBy: null,
  replacement: [],
  addressName: () => null,
  chainName: () => null,
  urlOf: (path: string) => `https://astrolabe.example${path}`,
  suspect: null,
  calls: null,
  operations: null,
  pending: null,
  otherEnd: null,
  deposit: null,
  borrowers: [],
}
