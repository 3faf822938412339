/** Longest work without a break, ms: four times that, on a slow machine, is still answered as if at once. */
const MAX_TASK_MS = 12

/** Breaks in long work, in which the browser draws and answers input. */
export interface TaskBreaks {
  /** Whether the work since the last break has taken long enough for another. */
  isDue: () => boolean
  /** Resolves in a new task. */
  take: () => Promise<void>
}

/** Starts to measure work that may need breaks. */
export function createTaskBreaks(now = () => performance.now()): TaskBreaks {
  let start = now()
  return {
    isDue: () => now() - start >= MAX_TASK_MS,
    take: async () => {
      await newTask()
      start = now()
    },
  }
}

/** A timer is delayed by 4 ms after a few, and by a second or more in a hidden tab; only Safari needs one. */
function newTask(): Promise<unknown> {
  return 'scheduler' in globalThis ? scheduler.postTask(() => undefined) : new Promise((resolve) => setTimeout(resolve))
}
