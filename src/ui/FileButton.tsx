interface FileButtonProps {
  label: string
  /** Types and extensions of the files to choose from. */
  accept: string
  onFile: (file: File | undefined) => void
}

/** A button that opens a file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong bg-raised px-3 font-medium focus-within:outline-2 focus-within:outline-accent hover:bg-sunken md:min-h-8">
      {label}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
