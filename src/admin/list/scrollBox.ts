/** The box in which a wide table scrolls; it can be focused, so that arrow keys move it (G-5). */
export const scrollBox = {
  overflowX: 'auto',
  border: '2px solid',
  borderColor: 'divider',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
