import { type Theme, useMediaQuery } from '@mui/material';

/** Too narrow for a table. */
export const isPhone = (theme: Theme) => theme.breakpoints.down('sm');

/** Whether a media query of the theme matches, from the first paint. */
export const useScreen = (query: (theme: Theme) => string): boolean => useMediaQuery(query, { noSsr: true });
