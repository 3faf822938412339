import type { SizeQuestion } from '#/domain/media/frameWords'
import { onceAsked } from '#/frames/asked'

// Requests the size and type of a media file, because the app's own document may only send requests to its APIs.
onceAsked((question, say) => {
  const { source } = question as SizeQuestion
  fetch(source, { method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
    ({ ok, headers }) => say(ok ? { bytes: headers.get('content-length'), type: headers.get('content-type') } : {}),
    () => say({}), // The host does not allow other origins to read it (CORS).
  )
})
