import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { recentRecords } from '#/data/settings/bookmarks'
import { clearSaved, savedSize } from '#/data/persistence/persister'
import { forgetRecentChains, recentChains } from '#/data/settings/recentChains'
import { forgetSearch, onRecentSearches, recentSearches } from '#/data/search/recentSearches'
import { grouped, megabytes } from '#/domain/numberFormat'
import { hasPendingExport } from '#/list/export/pendingFlag'
import { Button } from '#/ui/Button'
import { SettingsSection } from '#/features/settings/SettingsSection'

const queryKey = ['size of the local data']

/** The size of what is saved in this browser, with a button that clears it. */
export function LocalData() {
  const client = useQueryClient()
  const { data: extent } = useQuery({ queryKey, queryFn: savedSize, staleTime: 0, gcTime: 0 })
  const searches = useSyncExternalStore(onRecentSearches, recentSearches).length
  const pages = useSyncExternalStore(recentRecords.subscribe, recentRecords.get).length
  const [chains, setChains] = useState(() => recentChains().length)
  const [exporting, setExporting] = useState(hasPendingExport)
  const others = searches + pages + chains + Number(exporting)
  const clear = async () => {
    if (exporting) await (await import('#/list/export/exports')).discardAll()
    setExporting(false)
    forgetSearch()
    recentRecords.set([])
    forgetRecentChains()
    setChains(0)
    await clearSaved()
    await client.invalidateQueries({ queryKey })
  }
  return (
    <SettingsSection about="Kept on this device">
      <p>
        What servers answered is kept, so that a page you come back to shows at once, marked with its age, and shows
        without a network too. It never holds a key, nor what you searched for; what you opened from the search box, and
        which chains and records you looked at last, is kept apart, and offered there and on the page of all chains
        again.
      </p>
      <p role="status" className="text-muted">
        {extent === undefined
          ? 'Looking…'
          : extent === null
            ? 'No answers are kept here: the demo needs no copy, and some browsers and private windows allow none.'
            : extent.entries === 0
              ? others > 0
                ? 'No answers are kept.'
                : 'Nothing is kept.'
              : `${grouped(extent.entries)} ${extent.entries === 1 ? 'answer' : 'answers'}, about ${megabytes(extent.bytes)}.`}
        {searches > 0 && ` ${grouped(searches)} recent ${searches === 1 ? 'search' : 'searches'}.`}
        {pages > 0 && ` ${grouped(pages)} recently viewed ${pages === 1 ? 'record' : 'records'}.`}
        {chains > 0 && ` ${grouped(chains)} recent ${chains === 1 ? 'chain' : 'chains'}.`}
        {exporting && ' An export that is not finished.'}
      </p>
      {(extent?.entries ?? 0) + others > 0 && <Button onClick={() => void clear()}>Clear what is kept</Button>}
    </SettingsSection>
  )
}
