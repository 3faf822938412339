import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modelFile } from '#/domain/media/modelFile'

const asset = { version: '2.0' }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const json = (more: object) => bytesOf(JSON.stringify({ asset, ...more }))

/** The binary form (glTF 2.0, §4.4) with one chunk. */
function binary(text: string, version = 2): Uint8Array {
  const body = bytesOf(text)
  const file = new Uint8Array(20 + body.length)
  const view = new DataView(file.buffer)
  const numbers = [0x46546c67, version, file.length, body.length, 0x4e4f534a]
  for (const [at, number] of numbers.entries()) view.setUint32(4 * at, number, true)
  file.set(body, 20)
  return file
}

describe('a model', () => {
  it('is shown where it is whole in itself, in either form', () => {
    expect(modelFile(json({}))).toBeNull()
    expect(modelFile(binary(JSON.stringify({ asset, buffers: [{ byteLength: 0 }] })))).toBeNull()
    expect(modelFile(json({ images: [{ uri: 'data:image/png;base64,' }, { bufferView: 0 }] }))).toBeNull()
  })

  it('is not shown where it names other files, wherever they are', () => {
    expect(modelFile(json({ buffers: [{ uri: '7.bin' }] }))).toEqual({ why: 'other files', detail: '7.bin' })
    expect(modelFile(json({ images: [{ uri: 'https://evil.test/' }] }))?.why).toBe('other files')
  })

  it('is not shown where it is packed in a way that is not read', () => {
    const draco = 'KHR_draco_mesh_compression'
    expect(modelFile(json({ extensionsRequired: [draco, 'KHR_materials_unlit', 7] }))).toEqual({
      why: 'extensions',
      detail: draco,
    })
  })

  it('is not shown where it would keep the browser from drawing', () => {
    const meshes = [{ primitives: Array.from({ length: 10 }, () => ({})) }]
    const nodes = (many: number) => Array.from({ length: many }, () => ({ mesh: 0 }))
    expect(modelFile(json({ meshes, nodes: nodes(300) }))).toBeNull()
    expect(modelFile(json({ meshes, nodes: nodes(301) }))).toEqual({ why: 'too much' })
    expect(modelFile(json({ meshes: 7, nodes: [7, { mesh: 'x' }] }))).toBeNull()
  })

  it('is none where it is anything else', () => {
    const nothing = { why: 'no model' }
    for (const other of ['', '{}', '[]', 'null', '<script>', '{"asset":7}']) {
      expect(modelFile(bytesOf(other))).toEqual(nothing)
      expect(modelFile(binary(other))).toEqual(nothing)
    }
    expect(modelFile(binary(JSON.stringify({ asset }), 1))).toEqual(nothing)
    assert(
      property(uint8Array({ maxLength: 64 }), (bytes) => {
        expect(modelFile(bytes)).toEqual(nothing)
      }),
    )
  })
})
