import { besideRows } from '#/ui/besideRows'
import { FoldPlace, RecordHeader } from '#/ui/RecordHeader'

/** Room for what most addresses have, so that nothing below moves when it comes. */
export const room = {
  sentence: 'min-h-15 text-base md:min-h-12 md:text-lg xl:min-h-6',
  figures: 'min-h-27 md:min-h-11',
}

/** The head of an address's page. */
export const AddressHead = besideRows(
  () => import('#/features/addresses/AddressHeader'),
  <RecordHeader noun="Address" identity={<div className="md:min-h-10" />}>
    <div className={room.sentence} />
    <div className={room.figures} />
    <FoldPlace />
  </RecordHeader>,
)
