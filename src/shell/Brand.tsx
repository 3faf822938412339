import { useState } from 'react'
import type { Brand } from '#/data/config/configSchema'
import { storedValue } from '#/data/persistence/storedValue'
import { accentValue, channelsOf } from '#/domain/text/color'
import { paths } from '#/domain/links/paths'
import { OperatorLink } from '#/ui/OperatorLink'
import { Button } from '#/ui/Button'
import { setDefaultTheme } from '#/data/settings/theme'

/** The operator's logo, or icon and name, as a link to all chains. An image that fails to load is as one that is not configured. */
export function SiteLogo({ brand }: { brand: Brand }) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const loads = (url: string | undefined) => url === undefined || !failed.includes(url)
  const icon = loads(brand.icon) ? brand.icon : undefined
  const logo = loads(brand.logo?.light) && loads(brand.logo?.dark) ? brand.logo : undefined
  // A hidden one is not requested.
  const imageOf = (url: string, className: string) => (
    <img src={url} alt="" loading="lazy" className={className} onError={() => setFailed((urls) => [...urls, url])} />
  )
  return (
    <a
      href={paths.chains()}
      className="flex shrink-0 items-center gap-2 font-semibold text-ink hover:no-underline"
      aria-label={`${brand.name}: all chains`}
    >
      {/* Narrow windows have room for the icon only, or for a small logo if there is none. */}
      {icon ? imageOf(icon, `size-6 object-contain ${logo ? 'lg:hidden' : ''}`) : !logo && <Astrolabe />}
      {logo ? (
        <>
          {imageOf(logo.light, `${logoSize} ${icon ? 'max-lg:hidden' : ''} ${logo.dark ? 'only-light' : ''}`)}
          {logo.dark && imageOf(logo.dark, `${logoSize} only-dark ${icon ? 'max-lg:hidden' : ''}`)}
        </>
      ) : (
        <span className="hidden lg:inline">{brand.name}</span>
      )}
    </a>
  )
}

const logoSize = 'h-6 max-w-24 object-contain object-left lg:h-8 lg:max-w-48'

function Astrolabe() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-6 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="16" cy="17" r="11" />
      <path d="M16 6V2.5M13.5 3h5m-9.5 21.5 14-15" />
      <ellipse cx="16" cy="17" rx="11" ry="4.6" transform="rotate(-24 16 17)" />
    </svg>
  )
}

/** The text of the notice that the user dismissed last. */
const dismissed = storedValue('astrolabe.notice', (stored) => (typeof stored === 'string' ? stored : ''))

/** The operator's notice above every page, until the user dismisses it. */
export function SiteNotice({ notice: { text, url } }: { notice: NonNullable<Brand['notice']> }) {
  const [isHidden, setHidden] = useState(() => dismissed.get() === text)
  if (isHidden) return null
  const dismiss = () => {
    dismissed.set(text)
    setHidden(true)
  }
  return (
    <aside aria-label="Notice" className="border-b border-line bg-warn-soft print:hidden">
      <div className="mx-auto flex max-w-[120rem] items-center gap-x-4 px-4 py-1">
        <p className="min-w-0 grow wrap-anywhere">{url ? <OperatorLink url={url}>{text}</OperatorLink> : text}</p>
        <Button onClick={dismiss}>Dismiss</Button>
      </div>
    </aside>
  )
}

/** Applies what of an operator's brand is outside of the pages: the icon of the tab, the accent color and the default theme. */
export function applyBrand({ icon, accent, theme }: Brand): void {
  setDefaultTheme(theme)
  if (accent) document.documentElement.style.setProperty('--accent', accentValue(channelsOf(accent)))
  if (!icon) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')) {
    link.removeAttribute('sizes')
    link.href = icon
  }
}
