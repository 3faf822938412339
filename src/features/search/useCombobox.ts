import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { optionAfter } from '#/ui/activeOption'

/** The text of an input that another component renders. */
export function useInputValue(box: RefObject<HTMLInputElement | null>): string {
  return useSyncExternalStore(
    (changed) => {
      const input = box.current
      input?.addEventListener('input', changed)
      return () => input?.removeEventListener('input', changed)
    },
    () => box.current?.value ?? '',
  )
}

/** Sets the text of an input as if the user had typed it. */
export function type(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

interface ComboboxParts {
  box: RefObject<HTMLInputElement | null>
  /** The id of the list, which the input's aria-controls names. */
  list: string
  /** Called with the ID of the option on which Delete was pressed. */
  onRemove: (option: string) => void
}

/**
 * Makes an input of the header a combobox over a list of links (WAI-ARIA: editable combobox with list autocomplete). The focus stays
 * in the input; `aria-activedescendant` names the active option.
 */
export function useCombobox({ box, list, onRemove }: ComboboxParts) {
  const [open, setOpen] = useState(() => box.current === document.activeElement)
  const [selected, select] = useState<string | null>(null)
  const active = open ? selected : null

  const close = () => {
    setOpen(false)
    select(null)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const input = box.current
    if (!input || event.isComposing || event.altKey) return
    const options = Array.from(document.getElementById(list)?.querySelectorAll('[role=option]') ?? [], ({ id }) => id)
    const at = active === null ? -1 : options.indexOf(active)
    const moves = event.key.startsWith('Arrow') || active !== null
    const to = moves ? optionAfter(event.key, at, options.length, true) : undefined
    if (to !== undefined && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      setOpen(true)
      select(options[to] ?? null)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (open) close()
      else if (input.value === '') input.blur()
      else type(input, '')
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault()
      const { ctrlKey, metaKey, shiftKey } = event
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
      document.getElementById(active)?.dispatchEvent(click)
    } else if (event.key === 'Delete' && active !== null) {
      event.preventDefault()
      onRemove(active)
    }
  })

  useEffect(() => {
    const input = box.current
    const area = input?.closest('search')
    if (!input || !area) return
    const listening = new AbortController()
    const { signal } = listening
    const show = () => setOpen(true)
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    for (const act of ['input', 'click', 'focus']) input.addEventListener(act, show, { signal })
    input.addEventListener('input', () => select(null), { signal })
    // A click on the list keeps the focus in the input.
    area.addEventListener('mousedown', (event) => event.target !== input && event.preventDefault(), { signal })
    area.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setOpen(false)
      },
      { signal },
    )
    return () => listening.abort()
  }, [box])

  useEffect(() => {
    const input = box.current
    input?.setAttribute('aria-expanded', String(open))
    if (active === null) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', active)
    if (active !== null) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [box, open, active])

  return { open, active, close }
}
