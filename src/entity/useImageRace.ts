import { useEffect, useReducer } from 'react'
import { freshRace, nextRace, type PictureRace, type RaceEvent } from '#/domain/imageRace'

/** What comes sooner is not told to be on its way, ms: a word that is gone at once only flickers. */
const moment = 500
/** How long an address is waited for before the next one is asked as well, ms. */
const patience = 4000
/** How long the last ones are waited for, ms: content that few keep takes its time. */
const lastPatience = 30_000

/** Asks several addresses for one picture, the next one where one is late or fails, while `running`. */
export function useImageRace(
  addresses: number,
  running: boolean,
): readonly [race: PictureRace, happen: (event: RaceEvent) => void] {
  const [race, happen] = useReducer(
    (before: PictureRace, event: RaceEvent) => nextRace(before, event, addresses),
    freshRace,
  )
  const waiting = running && addresses > 0 && !race.over
  const { started, slow } = race
  useEffect(() => {
    if (!waiting) return
    const timer = slow
      ? setTimeout(() => happen({ type: 'late' }), started < addresses ? patience : lastPatience)
      : setTimeout(() => happen({ type: 'slow' }), moment)
    return () => clearTimeout(timer)
  }, [waiting, slow, started, addresses])
  return [race, happen]
}
