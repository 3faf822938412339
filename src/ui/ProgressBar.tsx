import type { ComponentProps } from 'react'

/** A bar that shows how much of a long task is done; without a value, that it goes on. */
export function ProgressBar({ className = 'w-full', ...props }: ComponentProps<'progress'> & { 'aria-label': string }) {
  return (
    <progress
      {...props}
      className={`h-1.5 appearance-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent ${className}`}
    />
  )
}
