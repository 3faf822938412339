function lockOf(id: string): string {
  return `astrolabe export ${id}`
}

/** Whether another tab runs an export. */
export async function runsInOtherTab(id: string): Promise<boolean> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return held.some(({ name }) => name === lockOf(id))
}

/** Runs `work` unless another tab runs this export; false if so. Insecure origins have no Web Locks. */
export async function unlessExportedElsewhere(id: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return work().then(() => true)
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}
