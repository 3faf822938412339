/** As large as the picture of an NFT and what stands below it, until they are there. */
export function MediaPlace() {
  return (
    <div>
      <div className="aspect-square w-full rounded-sm bg-sunken" />
      <div className="mt-2 min-h-11 md:min-h-8" />
    </div>
  )
}
