/** The colours of the states of what players see, as the lists of content and the calendar name them. */
export const sightColours: Partial<Record<string, 'success' | 'warning' | 'info'>> = {
  InSight: 'success',
  inSight: 'success',
  Changed: 'warning',
  Planned: 'info',
  planned: 'info',
};
