const LANES = 25
/** Bytes that are taken up at once: 1600 bits of state without twice the 256 bits of the result. */
const RATE = 136
const MASK = (1n << 64n) - 1n

const rotated = (lane: bigint, by: number) => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK

/** How far and whereto each lane but the first moves in a round. */
const moves = movesOf()

/** What each of the 24 rounds stirs into the first lane. */
const rounds = constantsOf()

function movesOf(): { to: number; by: number }[] {
  let [x, y] = [1, 0]
  return Array.from({ length: 24 }, (_, step) => {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    return { to: x + 5 * y, by: (((step + 1) * (step + 2)) / 2) % 64 }
  })
}

function constantsOf(): bigint[] {
  let register = 1
  return Array.from({ length: 24 }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1)
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1
    }
    return constant
  })
}

function permute(state: bigint[]): void {
  const at = (lane: number) => state[lane % LANES] ?? 0n
  for (const constant of rounds) {
    const column = [0, 1, 2, 3, 4].map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20))
    for (let lane = 0; lane < LANES; lane += 1) {
      state[lane] = at(lane) ^ (column[(lane + 4) % 5] ?? 0n) ^ rotated(column[(lane + 1) % 5] ?? 0n, 1)
    }
    let carried = at(1)
    for (const { to, by } of moves) {
      const next = at(to)
      state[to] = rotated(carried, by)
      carried = next
    }
    for (let row = 0; row < LANES; row += 5) {
      const lanes = state.slice(row, row + 5)
      const of = (x: number) => lanes[x % 5] ?? 0n
      for (let x = 0; x < 5; x += 1) state[row + x] = of(x) ^ (~of(x + 1) & MASK & of(x + 2))
    }
    state[0] = at(0) ^ constant
  }
}

/** The Keccak-256 hash of bytes, as Ethereum has it, in 64 hex digits without 0x; made for short texts, not for speed. */
export function keccak256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 1) / RATE) * RATE)
  padded.set(bytes)
  padded[bytes.length] = 0x01
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  const view = new DataView(padded.buffer)
  const state = Array.from({ length: LANES }, () => 0n)
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane += 1) {
      state[lane] = (state[lane] ?? 0n) ^ view.getBigUint64(block + 8 * lane, true)
    }
    permute(state)
  }
  const words = new DataView(new ArrayBuffer(32))
  for (const [place, lane] of state.slice(0, 4).entries()) words.setBigUint64(8 * place, lane, true)
  return Array.from({ length: 32 }, (_, place) => words.getUint8(place).toString(16).padStart(2, '0')).join('')
}
