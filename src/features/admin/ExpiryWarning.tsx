/** Says that the session is about to lock; a dialog hides the page that says it, and so says it, too. */
export function ExpiryWarning() {
  return (
    <strong className="text-warn">
      Locks in a minute, as nobody seems to be here: move or press anything to stay.
    </strong>
  )
}
