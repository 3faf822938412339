const RASTER = /\.(?:a?png|jpe?g|jfif|gif|webp|avif|bmp|ico)$/i
const SVG = /(?:^|[./+])svgz?$/i

/** Whether an image is SVG by its URL: by the name of its file, also in a parameter as gateways and proxies have it. */
export function imageTypeByUrl(url: string): 'svg' | 'raster' | 'unknown' {
  const type = /^\s*data:\s*([^;,\s]*)/i.exec(url)?.[1]
  if (type !== undefined) return isSvgType(type) ? 'svg' : 'raster'
  if (!URL.canParse(url)) return 'unknown'
  const { pathname, searchParams } = new URL(url)
  const names = [pathname, ...searchParams.values()]
  if (names.some((name) => SVG.test(name))) return 'svg'
  return names.some((name) => RASTER.test(name)) ? 'raster' : 'unknown'
}

/** Whether a MIME type is that of SVG; other XML is drawn as SVG by no browser. */
export const isSvgType = (type: string | null) => /^\s*image\/svg/i.test(type ?? '')
