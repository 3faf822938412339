const NAME = 'MissingCodeError'

/**
 * Names the error of code that cannot be loaded offline. The router would reload the document, as is right after a new deployment, but
 * without a network that changes nothing.
 */
export function explainMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return
    payload.name = NAME
    payload.message = 'You’re offline, and this page is not stored on this device.'
  })
}

/** Whether a page or a part of it failed because its code is not stored, and the device is offline. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === NAME
