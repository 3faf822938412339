import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { type FramePoint, largest, moveBy, whole, type Zoom, zoomBy } from '#/domain/zoom'
import { NftMedia } from '#/entity/NftMedia'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Dialog } from '#/ui/Dialog'

interface EnlargedProps {
  instance: NftInstance
  name: string
  onClose: () => void
}

/** What a key or a button makes it larger by, and part of the frame that an arrow key moves it by. */
const much = 1.5
const aWay = 0.1

const keys: Readonly<Record<string, (zoom: Zoom) => Zoom>> = {
  '+': (zoom) => zoomBy(zoom, much),
  '=': (zoom) => zoomBy(zoom, much),
  '-': (zoom) => zoomBy(zoom, 1 / much),
  '0': () => whole,
  ArrowLeft: (zoom) => moveBy(zoom, aWay, 0),
  ArrowRight: (zoom) => moveBy(zoom, -aWay, 0),
  ArrowUp: (zoom) => moveBy(zoom, 0, aWay),
  ArrowDown: (zoom) => moveBy(zoom, 0, -aWay),
}

/** The picture of an NFT as large as the window lets it be, and larger: by the wheel, keys or buttons, moved by dragging or arrow keys. */
export default function Enlarged({ instance, name, onClose }: EnlargedProps) {
  const [zoom, setZoom] = useState(whole)
  const [dragging, setDragging] = useState(false)
  const wheel = useCallback((frame: HTMLElement | null) => {
    const turned = (event: WheelEvent) => {
      // The dialog itself would scroll; a listener of React's could not stop it.
      event.preventDefault()
      setZoom((before) => zoomBy(before, Math.exp(-event.deltaY / 500), placeIn(frame, event)))
    }
    frame?.addEventListener('wheel', turned, { passive: false })
    return () => frame?.removeEventListener('wheel', turned)
  }, [])
  const pressed = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    setZoom(act)
  }
  const dragged = ({ movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { clientWidth, clientHeight } = currentTarget
    if (dragging) setZoom((before) => moveBy(before, movementX / clientWidth, movementY / clientHeight))
  }
  const percent = Math.round(zoom.scale * 100)
  return (
    <Dialog title={<UntrustedText text={name} />} width="max-w-5xl" onClose={onClose}>
      {/* What is looked at is what the keys and the pointer act on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={wheel}
        role="group"
        aria-label="Picture; plus and minus make it larger and smaller, arrow keys move it"
        // What answers to keys must have the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={pressed}
        onDoubleClick={(event) =>
          setZoom((before) =>
            before.scale > 1 ? whole : zoomBy(before, 2 * much, placeIn(event.currentTarget, event)),
          )
        }
        onPointerDown={(event) => {
          if (zoom.scale === 1 || (event.target as Element).closest('button, a')) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragging(true)
        }}
        onPointerMove={dragged}
        onLostPointerCapture={() => setDragging(false)}
        className={`mx-auto max-w-[calc(100dvh-13rem)] overflow-hidden rounded-sm select-none ${zoom.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : ''}`}
      >
        <div
          draggable={false}
          onDragStart={(event) => event.preventDefault()}
          style={{ transform: `translate(${100 * zoom.x}%, ${100 * zoom.y}%) scale(${zoom.scale})` }}
          className={dragging ? undefined : 'duration-150 motion-safe:transition-transform'}
        >
          <NftMedia instance={instance} size="original" alt={name} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={zoom.scale >= largest} onClick={() => setZoom(zoomBy(zoom, much))}>
          Larger
        </Button>
        <Button disabled={zoom.scale === 1} onClick={() => setZoom(zoomBy(zoom, 1 / much))}>
          Smaller
        </Button>
        <Button disabled={zoom.scale === 1} onClick={() => setZoom(whole)}>
          Whole picture
        </Button>
        <output className="min-w-14 text-sm text-muted tabular-nums">{percent} %</output>
        <Button className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

/** Where in a frame a pointer is. */
function placeIn(frame: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): FramePoint {
  const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}
