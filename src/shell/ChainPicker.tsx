import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { shortHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { ChainMark } from '#/entity/ChainMark'
import { ChainList } from '#/shell/ChainList'
import { samePageOn, switchHint } from '#/shell/samePage'
import { Button } from '#/ui/Button'
import { useModal } from '#/ui/Dialog'

interface ChainPickerProps {
  config: Config
  /** The chain of the page; null for all of them. */
  chain: Chain | null
  open: boolean
  onClose: () => void
}

/** A page without a counterpart on the selected chain, whose overview opened instead. */
interface LostPage {
  readonly noun: string
  readonly chainName: string
  /** Path of the lost page. */
  readonly href: string
  /** Path of the overview, where the notice is shown. */
  readonly shownAt: string
}

/** The dialog that switches the chain of the current page, and a notice where the page has no counterpart on the selected chain. */
export default function ChainPicker({ config, chain, open, onClose }: ChainPickerProps) {
  const { pathname, searchStr, publicHref: href } = useRouterState({ select: ({ location }) => location })
  const [pending, setPending] = useState<Chain | null>(null)
  const [lost, setLost] = useState<LostPage | null>(null)
  const here = samePageOn(chain?.id ?? '', pathname, searchStr)

  const close = () => {
    setPending(null)
    onClose()
  }
  /** Returns whether to follow the link now; false where the user has to confirm first. */
  const choose = (chosen: Chain): boolean => {
    const page = samePageOn(chosen.id, pathname, searchStr)
    if (page.kind === 'contract' && chosen !== chain) {
      setPending(chosen)
      return false
    }
    const noun = page.kind === 'home' && chosen !== chain ? page.lost : null
    setLost(noun && chain && { noun, chainName: chain.name, href, shownAt: page.href })
    close()
    return true
  }
  return (
    <>
      {open && (
        <Panel onClose={close}>
          {pending && here.kind === 'contract' ? (
            <ContractQuestion
              chain={pending}
              contract={here.contract}
              href={samePageOn(pending.id, pathname, searchStr).href}
              onBack={() => setPending(null)}
              onChosen={close}
            />
          ) : (
            <>
              <ChainList
                config={config}
                current={chain}
                hint={switchHint(here)}
                hrefOn={(other) => {
                  const page = samePageOn(other.id, pathname, searchStr)
                  // Opened in a new tab the link skips the confirmation, so it must not lead to an unrelated contract.
                  return other === chain ? href : page.kind === 'contract' ? paths.chain(other.id) : page.href
                }}
                onChoose={choose}
              />
              <p className="flex gap-4 border-t border-line px-3 md:py-1 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center md:[&>a]:min-h-8">
                {/* With one chain, it would lead to the page of that chain. */}
                {config.chains.length > 1 && (
                  <a href={paths.chains()} onClick={close}>
                    All chains
                  </a>
                )}
                <a href={paths.addChain()} onClick={close}>
                  Add chain
                </a>
              </p>
            </>
          )}
        </Panel>
      )}
      <div role="status" className="pointer-events-none fixed inset-x-0 bottom-3 z-20 flex justify-center px-4">
        {lost?.shownAt === paths.of(pathname) && (
          <p className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm border border-line-strong bg-raised px-4 py-2 text-ink shadow-sm">
            This {lost.noun} exists only on {lost.chainName}. Showing the {chain?.name} overview.
            <a href={lost.href}>Back to the {lost.noun}</a>
            <Button onClick={() => setLost(null)}>Dismiss</Button>
          </p>
        )}
      </div>
    </>
  )
}

/** A modal dialog below the header's button; a click outside closes it and returns the focus to the button. */
function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { left = 0 } = document.querySelector('[aria-haspopup=dialog]')?.getBoundingClientRect() ?? {}
    dialog.current?.style.setProperty('--left', `${left}px`)
  }, [])
  useModal(dialog)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click outside is one on the backdrop
    <dialog
      ref={dialog}
      aria-label="Switch chain"
      onCancel={onClose}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        // The shortcut of the search box, which the dialog covers.
        if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
      className="mx-auto md:ml-(--left) mt-[calc(var(--bar)+0.25rem)] mb-0 max-h-[calc(100dvh-var(--bar)-1rem)] w-[calc(100vw-1rem)] max-w-md overscroll-contain rounded-sm border border-line-strong bg-raised p-0 text-ink shadow-lg backdrop:bg-black/30 open:flex open:flex-col"
    >
      {children}
    </dialog>
  )
}

interface ContractQuestionProps {
  chain: Chain
  /** The token's contract on the current chain. */
  contract: string
  /** The page of the same address on the selected chain. */
  href: string
  onBack: () => void
  onChosen: () => void
}

const CHOICE_STYLE =
  'flex min-h-11 items-center rounded-sm border border-line-strong px-3 font-medium text-ink hover:bg-sunken hover:no-underline'

/** Confirms a switch on a token's page: the same address may have another contract on the selected chain, or none. */
function ContractQuestion({ chain, contract, href, onBack, onChosen }: ContractQuestionProps) {
  return (
    <section aria-label={`Switch to ${chain.name}`} className="stack-3 p-4">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <ChainMark chain={chain} />
        Open the same address on {chain.name}?
      </h2>
      <p className="text-muted">
        On {chain.name},{' '}
        <span className="font-mono text-sm" title={contract}>
          {shortHash(contract)}
        </span>{' '}
        may be another contract, or unused.
      </p>
      <div className="stack-2">
        <a href={href} onClick={onChosen} ref={focus} className={CHOICE_STYLE} data-prefetch="never">
          Open the same address
        </a>
        <a href={paths.chain(chain.id)} onClick={onChosen} className={CHOICE_STYLE} data-prefetch="never">
          Open the {chain.name} overview
        </a>
        <Button onClick={onBack}>Back to all chains</Button>
      </div>
    </section>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
