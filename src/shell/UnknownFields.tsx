import { useState } from 'react'
import type { UnknownField } from '#/data/config/unknownFields'
import { unknownFieldText } from '#/data/config/unknownFieldText'
import { Button } from '#/ui/Button'

/** Above every page, until it is dismissed: the fields of config.json that are unknown, for the operator who looks at a new deployment. */
export default function UnknownFields({ fields }: { fields: readonly UnknownField[] }) {
  const [isHidden, setHidden] = useState(false)
  if (isHidden) return null
  return (
    <aside aria-label="Configuration" className="border-b border-line bg-warn-soft print:hidden">
      <div className="mx-auto flex max-w-[120rem] items-center gap-x-4 px-4 py-1">
        <div className="max-h-32 min-w-0 grow overflow-y-auto wrap-anywhere">
          {fields.map((field) => (
            <p key={field.path}>config.json: {unknownFieldText(field)}</p>
          ))}
        </div>
        <Button onClick={() => setHidden(true)}>Dismiss</Button>
      </div>
    </aside>
  )
}
