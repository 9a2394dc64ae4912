/** Space below the note of a field, or the next label reads as a part of it; a field without one keeps a line for an error. */
export const noteSpace = {
  '& .MuiFormHelperText-root:not(.Mui-error):not(:has(> span))': { mb: 1.5 },
} as const;
