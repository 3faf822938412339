import type { ImageQuestion } from '#/domain/media/frameWords'
import { onceAsked } from '#/frames/asked'

// Shows an image that the app could not measure: drawing it may take long, but does not stop the app.
onceAsked((question, say) => {
  const { source, alt } = question as ImageQuestion
  const image = new Image()
  image.alt = alt
  image.referrerPolicy = 'no-referrer'
  image.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;object-fit:contain'
  image.addEventListener('error', () => say({ state: 'failed' }))
  image.src = source
  document.body.append(image)
})
