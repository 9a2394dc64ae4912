import { type Theme, useMediaQuery } from '@mui/material';

/** Too narrow for a table. */
export const isPhone = (theme: Theme) => theme.breakpoints.down('sm');

/** The narrowest phones, of 320 px. */
export const narrowest = '@media (max-width: 359.95px)';

/** Whether a media query of the theme matches, from the first paint. */
export const useScreen = (query: (theme: Theme) => string): boolean => useMediaQuery(query, { noSsr: true });
