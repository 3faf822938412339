/** Where the pictures of the latest blocks will stand, empty and as tall, until they are drawn. */
export function PicturesPlace() {
  return (
    <div
      aria-hidden
      className="grid min-h-101 content-start gap-x-8 gap-y-10 border-b border-line py-3 text-muted md:min-h-40 md:grid-cols-3"
    >
      {['Gas used', 'Base fee', 'Transactions'].map((label) => (
        <div key={label} className="h-20 border-b border-line-strong">
          {label}
        </div>
      ))}
    </div>
  )
}
