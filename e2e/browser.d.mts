/** A browser to test with, installed if there is none: its path and where it is from. */
export function findBrowser(): { how: string; path: string }
