import type { ComponentProps } from 'react'

interface PickerProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  onFiles: (files: readonly File[]) => void
}

function Picker({ label, onFiles, ...input }: PickerProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong bg-raised px-3 font-medium focus-within:outline-2 focus-within:outline-accent hover:bg-sunken md:min-h-8">
      {label}
      <input
        type="file"
        {...input}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same files can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

interface FileButtonProps {
  label: string
  /** Types and extensions of the files to choose from. */
  accept: string
  onFile: (file: File | undefined) => void
}

/** A button that opens a file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return <Picker label={label} accept={accept} onFiles={([file]) => onFile(file)} />
}

/** A button that opens all files of a folder; none if the user cancels. */
export function FolderButton(props: PickerProps) {
  // React writes the attribute, but has no type for it.
  const folder: object = { webkitdirectory: '' }
  return <Picker {...props} {...folder} />
}
