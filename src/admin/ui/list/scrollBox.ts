/** The box in which a wide table scrolls; focusable, so that arrow keys scroll it (G-5). */
export const scrollBox = {
  overflowX: 'auto',
  border: '2px solid',
  borderColor: 'divider',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
