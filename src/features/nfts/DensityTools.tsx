import { useSearch } from '@tanstack/react-router'
import { writeSearch } from '#/data/searchParameters'
import { densities, keepDensity, useDensity } from '#/list/density'
import { choiceLink } from '#/ui/choiceLink'

const words = {
  small: ['S', 'Small pictures'],
  medium: ['M', 'Medium pictures'],
  large: ['L', 'Large pictures'],
} as const

/** How large the pictures are: chosen in the link, and kept on this device for links that name no size. */
export default function DensityTools() {
  const shown = useDensity()
  const search = useSearch({ strict: false })
  return (
    <nav aria-label="Size of the pictures" className="flex gap-1">
      {densities.map((density) => {
        const [letter, name] = words[density]
        return (
          <a
            key={density}
            href={writeSearch({ ...search, density })}
            onClick={() => keepDensity(density)}
            aria-current={density === shown || undefined}
            aria-label={name}
            title={name}
            className={choiceLink}
          >
            {letter}
          </a>
        )
      })}
    </nav>
  )
}
