/** The look of a list whose rows are not in a table. */
export const plainList = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, boxShadow: 'none', bgcolor: 'transparent' },
  // react-admin moves a list without a toolbar down.
  '& .RaList-noActions': { mt: 0 },
  '& .RaList-actions': { alignItems: { sm: 'flex-start' }, bgcolor: 'transparent', mb: 1, minHeight: 'auto' },
  '& form': { alignItems: 'center', p: 0, minHeight: { sm: 56 }, columnGap: { xs: 1, sm: 0 } },
  '& form > .filter-field': { width: { xs: '100%', sm: 'auto' } },
  // On a phone two of them share a line, and one alone has it whole.
  '& form > .filter-field:has(.MuiSelect-select)': {
    width: { xs: 'calc(50% - 4px)', sm: 'auto' },
    flexGrow: { xs: 1, sm: 0 },
  },
  '& form .RaFilterFormInput-spacer, & form > .RaFilterForm-clearFix': {
    display: { xs: 'none', sm: 'block' },
  },
  '& form .MuiFormControl-root': { minWidth: { xs: 0, sm: 152, lg: 172 }, flex: '1 1 auto' },
  // On a laptop, search and two filters share the line with the toolbar, and so do both ends of a period.
  '& form > .filter-field[data-source="q"] .MuiFormControl-root': { width: { sm: 200, lg: 'auto' } },
  '& form > .filter-field:is([data-source$="_gte"], [data-source$="_lte"]) .MuiFormControl-root': {
    width: { sm: 264 },
  },
};

/**
 * The toolbar above a list: on one line next to the filters, which wrap; on a phone it wraps itself, as buttons that
 * overflow to the left cannot be reached.
 */
export const listToolbar = {
  alignItems: 'center',
  p: 0,
  minHeight: 56,
  gap: 0.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  // react-admin's own icons on a phone are larger than ours.
  '& .MuiIconButton-root': { width: 40, height: 40, p: 0 },
  bgcolor: 'transparent',
  flex: { md: '0 0 auto' },
};
