/** The colours of the states of what players see, as the lists of content and the calendar name them. */
export const statusColors: Partial<Record<string, 'success' | 'warning' | 'info'>> = {
  Published: 'success',
  live: 'success',
  Changed: 'warning',
  scheduled: 'info',
};
