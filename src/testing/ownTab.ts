// The pages of the test workers are tabs of one browser. A server that one of them was refused by, at the time of its test, would be
// sent nothing by the others.
const OWN = crypto.randomUUID()

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${OWN}`)
  }
}
