import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headersFor } from './contentSecurityPolicy.ts'
import { serverFilesFor } from './serverFiles.ts'

const html = '<!doctype html><head><meta charset="utf-8" /><script>a()</script></head>'
const headers = Object.entries(headersFor(html))

describe('files for servers', () => {
  it('have the same headers for every kind of server', () => {
    const files = serverFilesFor(html, '/')
    expect(headers.length).toBeGreaterThan(3)
    for (const [name, value] of headers) {
      expect(files['_headers']).toContain(`\n  ${name}: ${value}\n`)
      expect(files['_headers.nginx.conf']).toContain(`add_header ${name} "${value}" always;\n`)
    }
  })

  it('have only headers that an nginx configuration can quote', () => {
    for (const [, value] of headers) expect(value).not.toMatch(/["$\\{}\n]/)
  })

  it('name the base path of the app', () => {
    const files = serverFilesFor(html, '/explorer/')
    expect(files['_headers']).toMatch(/^\/explorer\/\*\n/)
    expect(files['_headers']).toContain('\n/explorer/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
    expect(files['_redirects']).toBe('/explorer/* /explorer/index.html 200\n')
    expect(files['404.html']).toBe(html)
  })

  it('send a sandbox policy of its own for documents of frames, which only this site may embed', () => {
    const files = serverFilesFor(html, '/explorer/')
    const policy = "Content-Security-Policy: sandbox allow-scripts; frame-ancestors 'self'"
    expect(files['_headers']).toContain(`\n/explorer/frames/*\n  ! Content-Security-Policy\n  ${policy}\n`)
    expect(files['_headers.frames.nginx.conf']).toContain(
      `add_header Content-Security-Policy "sandbox allow-scripts; frame-ancestors 'self'" always;\n`,
    )
    expect(files['_headers.frames.nginx.conf']).toContain('add_header X-Content-Type-Options "nosniff" always;\n')
  })

  it('have the same Cache-Control for hashed files as deploy/nginx.conf', () => {
    const [, forEver] = /assets\/\*\n {2}Cache-Control: (.+)\n/.exec(serverFilesFor(html, '/')['_headers'] ?? '') ?? []
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`"${forEver}"`)
  })
})

describe('the image in deploy/Dockerfile', () => {
  it('sets each required variable of deploy/nginx.conf', () => {
    const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    const used = new Set([...configuration.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name))
    const mayBeMissing = [...used].filter((name) => configuration.includes(`\nmap "" $${name.toLowerCase()} {`))
    expect(mayBeMissing.toSorted()).toEqual(['API_URL', 'PRO_KEY', 'PRO_URL'])
    const [, environment = ''] = /^ENV ((?:.*\\\n)*.*)/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? []
    const set = [...environment.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)
    // The official image sets NGINX_LOCAL_RESOLVERS where this one is set.
    const ofImage = set.map((name) => name.replace('NGINX_ENTRYPOINT_LOCAL_RESOLVERS', 'NGINX_LOCAL_RESOLVERS'))
    expect([...ofImage, ...mayBeMissing].toSorted()).toEqual([...used].toSorted())
  })
})
