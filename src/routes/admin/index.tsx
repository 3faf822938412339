import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#/domain/links/paths'

export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ href: paths.networks(), replace: true })
  },
})
