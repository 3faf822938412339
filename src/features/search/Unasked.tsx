import { lazy, Suspense } from 'react'

const Advice = lazy(() => import('#/features/search/Advice'))

/** Why nothing is asked for a text, or that there is none, in a sentence. */
export function Unasked({ text }: { text: string }) {
  return (
    <Suspense fallback="&nbsp;">
      <Advice text={text} />
    </Suspense>
  )
}
