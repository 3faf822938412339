/** The zoom factor of an image and the offset of its center from the frame's, in frame sizes. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A point by its offset from the frame's center, in frame sizes: -0.5 to 0.5. */
export interface FramePoint {
  readonly x: number
  readonly y: number
}

/** The whole image, not zoomed. */
export const WHOLE_IMAGE: Zoom = { scale: 1, x: 0, y: 0 }

/** At this factor, one pixel of most images is as large as a letter. */
export const MAX_ZOOM = 16

const CENTER: FramePoint = { x: 0, y: 0 }

/** Zooms by a factor around the point `at`, which stays in place; the frame stays covered. */
export function zoomBy(zoom: Zoom, factor: number, at: FramePoint = CENTER): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), MAX_ZOOM)
  const grown = scale / zoom.scale
  return within({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown })
}

/** Moves the image by frame sizes; the frame stays covered. */
export function moveBy(zoom: Zoom, x: number, y: number): Zoom {
  return within({ ...zoom, x: zoom.x + x, y: zoom.y + y })
}

function within({ scale, x, y }: Zoom): Zoom {
  const max = (scale - 1) / 2
  const clamp = (value: number) => Math.min(Math.max(value, -max), max) || 0
  return { scale, x: clamp(x), y: clamp(y) }
}
