import type { ReactNode } from 'react'

/**
 * The three lines below an image, as high as CAPTION_PX of the gallery says. Browsers skip the captions that are out of sight, which are
 * most of a gallery's elements, and print all.
 */
export function Caption({ children }: { children: ReactNode }) {
  return <div className="mt-1.5 h-18 [content-visibility:auto] [overflow-clip-margin:4px]">{children}</div>
}
