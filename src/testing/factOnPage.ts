import { page } from 'vitest/browser'

/** The value of the first fact on the page whose label starts with this. */
export const factOf = (label: string) =>
  page
    .getByCss('main dl > div')
    .filter({ hasText: new RegExp(`^${label}`) })
    .first()
    .getByCss('dd')
