import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'

/**
 * Has Terser take out of the build what the bundler's own minifier, which comes after it and gives the names, leaves in: one part
 * in a hundred of what is sent. It puts functions in the place of their calls only where they do nothing but return, which packs best.
 * It takes its time, so that `which` may leave out chunks where it counts for little.
 */
export function shortened(which: (chunk: Rolldown.RenderedChunk) => boolean = () => true): Plugin {
  return {
    name: 'shortened',
    apply: 'build',
    async renderChunk(code, chunk) {
      if (!which(chunk)) return null
      const { code: short } = await minify(code, {
        ecma: 2020,
        module: true,
        mangle: false,
        compress: { passes: 2, inline: 1 },
      })
      return short === undefined ? null : { code: short, map: null }
    },
  }
}
