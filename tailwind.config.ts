import type { Config } from 'tailwindcss'

/** The design tokens: names for the purpose of a color or size. Their values, light and dark, are in src/ui/theme.css. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ground: 'var(--ground)',
      raised: 'var(--raised)',
      sunken: 'var(--sunken)',
      line: 'var(--line)',
      'line-strong': 'var(--line-strong)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      accent: 'var(--accent)',
      'accent-soft': 'var(--accent-soft)',
      good: 'var(--good)',
      bad: 'var(--bad)',
      warn: 'var(--warn)',
      'bad-soft': 'var(--bad-soft)',
      'warn-soft': 'var(--warn-soft)',
    },
    fontFamily: {
      sans: 'var(--font-sans)',
      mono: 'var(--font-mono)',
    },
    fontSize: {
      xs: ['0.8125rem', '1rem'],
      sm: ['0.8125rem', '1.125rem'],
      base: ['0.875rem', '1.25rem'],
      lg: ['1rem', '1.5rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.75rem', '2.25rem'],
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
} satisfies Config
