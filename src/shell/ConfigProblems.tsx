import type { ConfigError } from '#/data/config/config'
import { unknownFieldText } from '#/data/config/unknownFieldText'
import { Notice } from '#/ui/Notice'

/** Shown in place of the app when config.json is invalid: each invalid field and why, and those that are unknown. */
export function ConfigProblems({ error: { problems, unknownFields } }: { error: ConfigError }) {
  return (
    <main className="mx-auto max-w-3xl p-6 text-ink">
      <h1 className="mb-4 text-2xl font-semibold">Invalid configuration</h1>
      <Notice tone="bad" title="Couldn’t use config.json">
        <ul className="list-disc stack-1 pl-5">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code className="font-mono text-sm">{field}</code> {message}
            </li>
          ))}
          {unknownFields.map((field) => (
            <li key={field.path}>{unknownFieldText(field)}</li>
          ))}
        </ul>
        <p className="text-muted">
          The file is next to index.html. Fix it and reload this page; config.example.json is a valid one.
        </p>
      </Notice>
    </main>
  )
}
