/** Extensions without which a model cannot be read, and that are not read here: their decoders are no part of the viewer. */
const unread = /^(?:KHR_draco_mesh_compression|EXT_meshopt_compression|KHR_meshopt_compression|KHR_texture_basisu)$/

/** Why a file cannot be shown as a model. */
export interface ModelLack {
  why: 'no model' | 'other files' | 'extensions' | 'too much'
  /** Which ones, as its author wrote them. */
  detail?: string
}

/** Upper bound of draw calls per frame: more would slow down the whole browser. */
const mostDrawn = 3000

/** Why a glTF file, JSON or binary (glTF 2.0, §4.4), cannot be shown without other files; null if it can. */
export function modelFile(bytes: Uint8Array): ModelLack | null {
  const json = descriptionOf(bytes)
  if (!json) return { why: 'no model' }
  const needed = list(json['extensionsRequired']).filter((each) => typeof each === 'string' && unread.test(each))
  if (needed.length > 0) return { why: 'extensions', detail: needed.join(', ') }
  const meshes = list(json['meshes'])
  const parts = list(json['nodes']).map((node) => {
    const mesh = isObject(node) ? meshes[Number(node['mesh'])] : undefined
    return isObject(mesh) ? list(mesh['primitives']).length : 0
  })
  if (parts.reduce((sum, each) => sum + each, 0) > mostDrawn) return { why: 'too much' }
  const others = [...list(json['buffers']), ...list(json['images'])].flatMap((each) => {
    const uri = isObject(each) ? each['uri'] : undefined
    return typeof uri === 'string' && !/^data:/i.test(uri) ? [uri] : []
  })
  return others.length > 0 ? { why: 'other files', detail: others.slice(0, 5).join(', ') } : null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function descriptionOf(bytes: Uint8Array): Record<string, unknown> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const binary = bytes.length >= 20 && view.getUint32(0, true) === 0x46546c67
  // Of the binary form the first chunk is the description: its length, 'JSON', and the text.
  if (binary && (view.getUint32(4, true) !== 2 || view.getUint32(16, true) !== 0x4e4f534a)) return null
  const text = binary ? bytes.subarray(20, 20 + view.getUint32(12, true)) : bytes
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(text))
    return isObject(json) && isObject(json['asset']) ? json : null
  } catch {
    return null // It is no JSON.
  }
}
