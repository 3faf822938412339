import { expect, it } from 'vitest'
import { tableOf, tables } from '#/testing/tables'
import { columnId, placeClasses } from './column'
import { readHiddenColumns, shownColumns } from './definition'

it('each column of a table has an ID of its own, in the form of saved headers', () => {
  for (const { name, columns } of tables) {
    const ids = columns.map(({ id }) => id)
    expect(new Set(ids).size, name).toBe(ids.length)
    expect(ids.map(columnId), name).toEqual(ids)
  }
})

it('hides the columns that version 0.2 saved by header, whatever their headers are now', () => {
  const hidden = readHiddenColumns({ allTokenTransfers: ['Amount / ID', 'Age'], blocks: 7, tokens: [] })
  expect(shownColumns(tableOf('allTokenTransfers'), hidden).map(({ header }) => header)).toEqual([
    'Txn hash',
    'Method',
    'From',
    'To',
    'Token',
  ])
  const blocks = tableOf('blocks')
  expect(shownColumns(blocks, hidden)).toBe(blocks.columns)
  const renamed = blocks.columns.map((column) =>
    column.id === 'burnt-fees' ? { ...column, header: 'Burned' } : column,
  )
  const left = shownColumns({ resource: 'blocks', columns: renamed }, readHiddenColumns({ blocks: ['Burnt fees'] }))
  expect(left.map(({ header }) => header)).not.toContain('Burned')
})

it('shows the first column even if it is hidden', () => {
  const { columns } = tableOf('blocks')
  expect(shownColumns({ resource: 'blocks', columns }, { blocks: ['block'] })).toEqual(columns)
})

it('a table has a class for each place of its cells on small screens', () => {
  expect(placeClasses(tableOf('withdrawals').columns)).toBe(
    'has-title has-number has-details has-time has-middle has-end',
  )
})
