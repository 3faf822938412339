import type { WithheldImage } from '#/domain/media/imageRace'
import { grouped } from '#/domain/amounts/numberFormat'
import { CopyButton } from '#/ui/CopyButton'
import { Dialog } from '#/ui/Dialog'
import { UntrustedText } from '#/ui/UntrustedText'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

interface ImageSourceProps {
  /** The URL that has the image. */
  source: string
  image: WithheldImage
  onClose: () => void
}

/** Longer sources are shown in part, and copied as a whole. */
const MAX_LENGTH = 20_000

/** The source of an image that is not shown, in a dialog: where it is from, and its text if it has been read. */
export default function ImageSource({ source, image, onClose }: ImageSourceProps) {
  const text = image.why === 'too complex' ? image.text : null
  return (
    <Dialog title="Image source" width="max-w-3xl" onClose={onClose}>
      <p>Drawing this SVG would stop the page, because its elements repeat each other too often.</p>
      {!source.startsWith('data:') && (
        <p>
          <UntrustedUrl text={source} />
        </p>
      )}
      {text !== null && (
        <>
          <p className="text-sm text-muted">
            {grouped(text.length)} characters <CopyButton text={text} what="source" />
          </p>
          <pre className="max-h-96 overflow-y-auto rounded-sm bg-sunken p-3 font-mono text-sm whitespace-pre-wrap">
            <UntrustedText text={text} max={MAX_LENGTH} multiline />
          </pre>
        </>
      )}
    </Dialog>
  )
}
