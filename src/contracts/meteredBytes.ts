/**
 * Bytes that can be read once: reading more bytes than there are throws. Offsets of hostile data refer to the same bytes again and
 * again, so that a few kilobytes decode to gigabytes; what an encoder writes is read once.
 */
export class MeteredBytes extends Uint8Array {
  private unread = this.length

  static get [Symbol.species]() {
    return Uint8Array
  }

  override subarray(begin = 0, end = this.length): Uint8Array<ArrayBuffer> {
    this.unread -= end - begin
    if (this.unread < 0) throw new RangeError('Bytes are read twice')
    return super.subarray(begin, end)
  }
}
