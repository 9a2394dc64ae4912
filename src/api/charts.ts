import { request } from './request';

/** One day of the dashboard's charts: revenue by source in millions of đồng, and the number of orders. */
export interface ChartRow {
  day: number;
  diamonds: number;
  accessories: number;
  season: number;
  orders: number;
}

/** URL of the data of Revenue and Sales Details; empty means the figures of the shop (decisions.md, Server settings). */
export const chartUrl = (): string => import.meta.env.VITE_CHART_URL ?? '';

/** Chart data for a date range, given as day-month-year (product.md section 7, Other). Throws `ApiError`. */
export async function getChart(
  startDate: string,
  endDate: string,
  signal?: AbortSignal,
): Promise<ChartRow[]> {
  const response = await request<ChartRow[] | { data: ChartRow[] }>(chartUrl(), {
    query: { startDate, endDate },
    signal,
  });
  return Array.isArray(response) ? response : response.data;
}
