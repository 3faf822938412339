import { Skeleton } from '#/ui/Skeleton'

/** The cards of a gallery while its first page loads: a square and two bars each. */
export function GallerySkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden>
      <span className="block aspect-square rounded-sm bg-sunken" />
      <span className="mt-2 grid gap-2">
        <Skeleton className="w-24" />
        <Skeleton className="w-16" />
      </span>
    </li>
  ))
}
