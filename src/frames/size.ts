import type { SizeQuestion } from '#/domain/frameWords'
import { onceAsked } from '#/frames/asked'

// Asks a host how much a medium is, and of what type: the app's own document may ask nobody but its servers.
onceAsked((question, say) => {
  const { source } = question as SizeQuestion
  fetch(source, { method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
    ({ ok, headers }) => say(ok ? { bytes: headers.get('content-length'), type: headers.get('content-type') } : {}),
    () => say({}), // It tells other sites nothing.
  )
})
