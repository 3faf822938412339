import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { paths } from '#/domain/paths'
import { ChainChoices } from '#/shell/ChainChoices'
import { ContractQuestion } from '#/shell/ContractQuestion'
import { samePageOn, wordsForSwitch } from '#/shell/samePage'
import { Button } from '#/ui/Button'

interface ChainPickerProps {
  config: Config
  /** The chain of the page; null for all of them. */
  chain: Chain | null
  open: boolean
  onClose: () => void
}

/** A page that was left for another chain's overview, and the address that shows this instead. */
interface Left {
  readonly what: string
  readonly of: string
  readonly back: string
  readonly at: string
}

/** The chains in a dialog, each a link to the page that is shown now; and what could not be kept by a switch, until the page changes. */
export default function ChainPicker({ config, chain, open, onClose }: ChainPickerProps) {
  const { pathname, searchStr, publicHref: href } = useRouterState({ select: ({ location }) => location })
  const [asked, setAsked] = useState<Chain | null>(null)
  const [left, setLeft] = useState<Left | null>(null)
  const here = samePageOn(chain?.id ?? '', pathname, searchStr)

  const close = () => {
    setAsked(null)
    onClose()
  }
  /** True where the link may be followed at once. */
  const choose = (chosen: Chain): boolean => {
    const page = samePageOn(chosen.id, pathname, searchStr)
    if (page.kind === 'contract' && chosen !== chain) {
      setAsked(chosen)
      return false
    }
    const lost = page.kind === 'home' && chosen !== chain ? page.lost : null
    setLeft(lost && chain && { what: lost, of: chain.name, back: href, at: page.href })
    close()
    return true
  }
  return (
    <>
      {open && (
        <Panel onClose={close}>
          {asked && here.kind === 'contract' ? (
            <ContractQuestion
              chain={asked}
              contract={here.contract}
              href={samePageOn(asked.id, pathname, searchStr).href}
              onBack={() => setAsked(null)}
              onChosen={close}
            />
          ) : (
            <>
              <ChainChoices
                config={config}
                current={chain}
                hint={wordsForSwitch(here)}
                hrefOn={(other) => {
                  const page = samePageOn(other.id, pathname, searchStr)
                  // A link that is opened in a tab of its own can ask nothing: it leads to no contract by chance.
                  return other === chain ? href : page.kind === 'contract' ? paths.chain(other.id) : page.href
                }}
                onChoose={choose}
              />
              <p className="flex gap-4 border-t border-line px-3 md:py-1 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center md:[&>a]:min-h-8">
                <a href={paths.chains()} onClick={close}>
                  All chains
                </a>
                <a href={paths.addChain()} onClick={close}>
                  Add a chain
                </a>
              </p>
            </>
          )}
        </Panel>
      )}
      <div role="status" className="pointer-events-none fixed inset-x-0 bottom-3 z-20 flex justify-center px-4">
        {left?.at === paths.of(pathname) && (
          <p className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm border border-line-strong bg-raised px-4 py-2 text-ink shadow-sm">
            The {left.what} is on {left.of} alone, so this is {chain?.name}’s overview.
            <a href={left.back}>Back to the {left.what}</a>
            <Button onClick={() => setLeft(null)}>Close</Button>
          </p>
        )}
      </div>
    </>
  )
}

/** A modal dialog below the header's button; a press beside it closes it, the focus returns to the button. */
function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    const { left = 0 } = document.querySelector('[aria-haspopup=dialog]')?.getBoundingClientRect() ?? {}
    element?.style.setProperty('--left', `${left}px`)
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // Other keys are the dialog's own; what is beside it belongs to its backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Switch the chain"
      onCancel={onClose}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        // The search box can't be reached below this: its key closes this first.
        if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
      className="mx-auto md:ml-(--left) mt-[calc(var(--bar)+0.25rem)] mb-0 max-h-[calc(100dvh-var(--bar)-1rem)] w-[calc(100vw-1rem)] max-w-md rounded-sm border border-line-strong bg-raised p-0 text-ink shadow-lg backdrop:bg-black/30 open:flex open:flex-col"
    >
      {children}
    </dialog>
  )
}
