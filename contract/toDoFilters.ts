/** The filters of the lists that hold what waits: the server counts by them, and the dashboard links to them. */
export const toDoFilters = {
  cases: { state: 'open' },
  requests: { state: 'requested' },
  /** A gateway carries out the others by itself. */
  transfers: { state: 'approved', byGateway: false },
} as const;
