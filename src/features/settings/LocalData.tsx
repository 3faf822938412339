import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from '#/data/useStore'
import { recentRecords } from '#/data/settings/bookmarks'
import { clearNodeData, nodeDataSize } from '#/data/persistence/nodeData'
import { clearSaved, savedSize } from '#/data/persistence/persister'
import { forgetRecentChains, recentChains } from '#/data/settings/recentChains'
import { forgetSearch } from '#/data/search/recentSearches'
import { useRecentSearches } from '#/data/search/suggestions'
import { savedSignatures } from '#/data/decoding/savedSignatures'
import { eraseTaxFile, taxFileRequest } from '#/data/taxFile'
import { clearMovements, watchState } from '#/data/watch/watchState'
import { counted, megabytes } from '#/domain/amounts/numberFormat'
import { hasPendingExport } from '#/list/export/pendingFlag'
import { Button } from '#/ui/Button'
import { SettingsSection } from '#/features/settings/SettingsSection'

const queryKey = ['size of the local data']
const nodesKey = ['size of the local data of nodes']

/** The size of what is saved in this browser, with a button that clears it. */
export default function LocalData() {
  const client = useQueryClient()
  const { data: size } = useQuery({ queryKey, queryFn: savedSize, staleTime: 0, gcTime: 0 })
  const { data: nodes } = useQuery({ queryKey: nodesKey, queryFn: nodeDataSize, staleTime: 0, gcTime: 0 })
  const searches = useRecentSearches().length
  const pages = useStore(recentRecords).length
  const [chains, setChains] = useState(() => recentChains().length)
  const [hasFailed, setHasFailed] = useState(false)
  const [exporting, setExporting] = useState(hasPendingExport)
  const signatures = Object.keys(useStore(savedSignatures)).length
  const hasTaxFile = useStore(taxFileRequest) !== null
  const movements = useStore(watchState).movements.length
  const others =
    searches + pages + chains + signatures + movements + Number(exporting) + Number(hasTaxFile) + (nodes ?? 0)
  const clear = async () => {
    if (exporting) await (await import('#/list/export/exports')).discardAll()
    setExporting(false)
    if (hasTaxFile) await eraseTaxFile()
    forgetSearch()
    recentRecords.set([])
    savedSignatures.set({})
    clearMovements()
    forgetRecentChains()
    setChains(0)
    await clearNodeData()
    const hasCleared = await clearSaved().then(
      () => true,
      () => false,
    )
    setHasFailed(!hasCleared)
    await client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: nodesKey })
  }
  return (
    <SettingsSection title="Local data">
      <p>
        Pages you visit are cached on this device so that they open instantly and offline. The lists of your recent
        searches, pages and chains are stored here, too, as are blocks of chains that are read from their node. API keys
        are never part of this data.
      </p>
      <p role="status" className="text-muted">
        {savedText(size, others > 0)}
        {searches > 0 && ` · ${counted(searches, 'recent search', 'recent searches')}`}
        {pages > 0 && ` · ${counted(pages, 'recent page', 'recent pages')}`}
        {chains > 0 && ` · ${counted(chains, 'recent chain', 'recent chains')}`}
        {signatures > 0 && ` · ${counted(signatures, 'signature', 'signatures')}`}
        {movements > 0 && ` · ${counted(movements, 'movement', 'movements')} of watched addresses`}
        {exporting && ' · 1 unfinished export'}
        {hasTaxFile && ' · 1 tax file'}
        {nodes !== undefined && nodes > 0 && ` · ${counted(nodes, 'database', 'databases')} of nodes and projects`}
      </p>
      {hasFailed && (
        <p role="alert" className="text-bad">
          Couldn’t clear the cached responses. Reload the page and try again.
        </p>
      )}
      {(size?.entries ?? 0) + others > 0 && <Button onClick={() => void clear()}>Clear local data</Button>}
    </SettingsSection>
  )
}

/** The cached responses; undefined while they are counted, null where nothing is cached. */
function savedText(size: Awaited<ReturnType<typeof savedSize>> | undefined, hasOthers: boolean): string {
  if (size === undefined) return 'Loading…'
  if (size === null) return 'No cached responses (not used by the demo and in some private windows)'
  if (size.entries === 0) return hasOthers ? 'No cached responses' : 'No local data'
  return `${counted(size.entries, 'cached response', 'cached responses')}, about ${megabytes(size.bytes)}`
}
