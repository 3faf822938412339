import { item } from '#/api/resource'
import { marketChart, statsLine, statsLines, transactionsChart } from '#/api/schemas/chart'

const service = 'stats-service/api/v1'

/** Endpoints of the charts of a chain. */
export const CHART_RESOURCES = {
  transactionsChart: item({ path: '/stats/charts/transactions', item: transactionsChart }),
  marketChart: item({ path: '/stats/charts/market', item: marketChart }),
  statsLines: item({ path: '/lines', service, item: statsLines }),
  statsLine: item({ path: '/lines/{id}', service, item: statsLine }),
} as const
