/** The room of the chart, which the page keeps until its API says that it has none. */
export function DailyTransactionsSkeleton() {
  return <div aria-hidden className="chart min-h-55" />
}
