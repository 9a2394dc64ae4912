/** The months with dashboard figures (product.md section 2, Dashboard Analytics). */
const months = ['2025-04', '2025-05'] as const;
export type Month = (typeof months)[number];

/** The other month. */
export const otherMonth = (month: Month): Month => (month === '2025-04' ? '2025-05' : '2025-04');

/** 'April 2025', 'Tháng 4 năm 2025'. */
export function monthLabel(month: string, locale: string): string {
  const label = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'vi-VN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The 1st to the 30th of a month as day-month-year (product.md section 7, Other). */
export function spanOf(month: Month): { startDate: string; endDate: string } {
  const [year, number] = month.split('-');
  return { startDate: `01-${number}-${year}`, endDate: `30-${number}-${year}` };
}
