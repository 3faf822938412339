import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { type FramePoint, MAX_ZOOM, moveBy, WHOLE_IMAGE, type Zoom, zoomBy } from '#/features/nfts/zoom'
import { NftImage } from '#/entity/NftImage'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Dialog } from '#/ui/Dialog'

interface LightboxProps {
  instance: NftInstance
  name: string
  onClose: () => void
}

/** Zoom factor of a key press or button, and the share of the frame that an arrow key moves the image by. */
const ZOOM_STEP = 1.5
const PAN_STEP = 0.1

const KEY_ACTIONS: Readonly<Record<string, (zoom: Zoom) => Zoom>> = {
  '+': (zoom) => zoomBy(zoom, ZOOM_STEP),
  '=': (zoom) => zoomBy(zoom, ZOOM_STEP),
  '-': (zoom) => zoomBy(zoom, 1 / ZOOM_STEP),
  '0': () => WHOLE_IMAGE,
  ArrowLeft: (zoom) => moveBy(zoom, PAN_STEP, 0),
  ArrowRight: (zoom) => moveBy(zoom, -PAN_STEP, 0),
  ArrowUp: (zoom) => moveBy(zoom, 0, PAN_STEP),
  ArrowDown: (zoom) => moveBy(zoom, 0, -PAN_STEP),
}

/** The image of an NFT in a dialog: zoomed by wheel, keys or buttons, moved by dragging or arrow keys. */
export default function Lightbox({ instance, name, onClose }: LightboxProps) {
  const [zoom, setZoom] = useState(WHOLE_IMAGE)
  const [dragging, setDragging] = useState(false)
  const listenToWheel = useCallback((frame: HTMLElement | null) => {
    const onWheel = (event: WheelEvent) => {
      // Keeps the dialog from scrolling; React's own wheel listeners are passive and cannot.
      event.preventDefault()
      setZoom((before) => zoomBy(before, Math.exp(-event.deltaY / 500), pointIn(frame, event)))
    }
    frame?.addEventListener('wheel', onWheel, { passive: false })
    return () => frame?.removeEventListener('wheel', onWheel)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEY_ACTIONS[event.key]
    if (!action) return
    event.preventDefault()
    setZoom(action)
  }
  const onPointerMove = ({ movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { clientWidth, clientHeight } = currentTarget
    if (dragging) setZoom((before) => moveBy(before, movementX / clientWidth, movementY / clientHeight))
  }
  const percent = Math.round(zoom.scale * 100)
  return (
    <Dialog title={<UntrustedText text={name} />} width="max-w-5xl" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointer act on the image itself */}
      <div
        ref={listenToWheel}
        role="group"
        aria-label="Image: plus and minus to zoom, arrow keys to move"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that it receives key events
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={(event) =>
          setZoom((before) =>
            before.scale > 1 ? WHOLE_IMAGE : zoomBy(before, 2 * ZOOM_STEP, pointIn(event.currentTarget, event)),
          )
        }
        onPointerDown={(event) => {
          if (zoom.scale === 1 || (event.target as Element).closest('button, a')) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragging(true)
        }}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => setDragging(false)}
        className={`mx-auto max-w-[calc(100dvh-13rem)] overflow-hidden rounded-sm select-none ${zoom.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : ''}`}
      >
        <div
          draggable={false}
          onDragStart={(event) => event.preventDefault()}
          style={{ transform: `translate(${100 * zoom.x}%, ${100 * zoom.y}%) scale(${zoom.scale})` }}
          className={dragging ? undefined : 'duration-150 motion-safe:transition-transform'}
        >
          <NftImage instance={instance} size="original" alt={name} isRequested />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={zoom.scale >= MAX_ZOOM} onClick={() => setZoom(zoomBy(zoom, ZOOM_STEP))}>
          Zoom in
        </Button>
        <Button disabled={zoom.scale === 1} onClick={() => setZoom(zoomBy(zoom, 1 / ZOOM_STEP))}>
          Zoom out
        </Button>
        <Button disabled={zoom.scale === 1} onClick={() => setZoom(WHOLE_IMAGE)}>
          Reset zoom
        </Button>
        <output className="min-w-14 text-sm text-muted tabular-nums">{percent}%</output>
        <Button className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

/** Position of the pointer relative to the frame's center, in parts of its size. */
function pointIn(frame: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): FramePoint {
  const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}
