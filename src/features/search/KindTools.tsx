import { besideRows } from '#/ui/besideRows'

/** As tall as the kinds of results are on their line. */
export const KindToolsPlace = <span className="min-h-12 max-lg:order-1 max-lg:w-full lg:min-h-8" />

/** The kinds of results to choose from, beside the rows. */
export const KindTools = besideRows(() => import('#/features/search/KindChoices'), KindToolsPlace)
