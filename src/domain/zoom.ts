/** How a picture lies in its frame: how many times as large as it, and its middle's distance from the frame's, in frame sizes. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A place in the frame by its distance from the middle, in frame sizes: -0.5 to 0.5. */
export interface FramePoint {
  readonly x: number
  readonly y: number
}

/** The whole picture. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 }

/** No larger: a point of most pictures is then as large as a letter. */
export const largest = 16

const middle: FramePoint = { x: 0, y: 0 }

/** The picture so many times as large, or small, with what is `at` a place staying there; its edges never come into the frame. */
export function zoomBy(zoom: Zoom, factor: number, at: FramePoint = middle): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), largest)
  const grown = scale / zoom.scale
  return within({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown })
}

/** The picture moved by so much, in frame sizes, as far as its edges let it. */
export function moveBy(zoom: Zoom, x: number, y: number): Zoom {
  return within({ ...zoom, x: zoom.x + x, y: zoom.y + y })
}

function within({ scale, x, y }: Zoom): Zoom {
  const most = (scale - 1) / 2
  const held = (value: number) => Math.min(Math.max(value, -most), most) || 0
  return { scale, x: held(x), y: held(y) }
}
