import { alpha, type CheckboxProps } from '@mui/material';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { type Colours, dark, paper, strong } from './colours';
import { tables } from './tables';
import { token } from './tokens';

/**
 * Colours of the chart lines, each at least 3:1 against the page; the default line is the blue one (product.md section
 * 9).
 */
export const chartColours = (mode: 'dark' | 'light'): string[] =>
  mode === 'dark'
    ? [token('ion'), token('volt'), token('ember')]
    : [token('ink-0'), token('paper-mid'), token('paper-danger')];

/** 10 px chamfers top right and bottom left, smaller than the site's. */
const chamfer = 'polygon(0 0, calc(100% - 10px) 0, 100% 10px, 100% 100%, 10px 100%, 0 calc(100% - 10px))';
const ring = (c: Colours) => ({ outline: `2px solid ${c.main}`, outlineOffset: 2 });

/**
 * The background of a box that scrolls: a shade at each edge beyond which there is more, covered where the content ends.
 * The covers move with the content, the shades stay.
 */
function moreAtEdges(ground: string, shade: string, along: 'x' | 'y'): string {
  const ends = along === 'x' ? ['left', 'right'] : ['top', 'bottom'];
  const layer = (colours: string, length: number, moves: string) =>
    ends.map((end, at) => {
      const size = along === 'x' ? `${length}px 100%` : `100% ${length}px`;
      return `linear-gradient(to ${ends[1 - at]}, ${colours}) ${end} / ${size} no-repeat ${moves}`;
    });
  return [
    ...layer(`${ground} 40%, transparent`, 40, 'local'),
    ...layer(`${alpha(shade, 0.5)}, transparent`, 14, 'scroll'),
  ].join();
}

/** What stands above a page: dialogs, and the menus of buttons and fields. */
const above = (c: Colours): RaThemeOptions['components'] => ({
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `2px solid ${c.line}`,
        backgroundColor: c.raised,
        // Or a phone of 320 px cuts the longer names of fields.
        '@media (max-width: 599.95px)': {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: 16,
            width: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 32px)',
          },
        },
        // The dialog itself takes the initial focus; a ring around all of it conveys nothing.
        '&:focus-visible': { outline: 'none' },
      },
      container: { '&:focus-visible': { outline: 'none' } },
      root: {
        '& .MuiTabs-scroller': { background: moreAtEdges(c.raised, c.line, 'x') },
        // Material UI leaves less below a title where the content follows it directly; a form's first label needs some of it.
        '& form > .MuiDialogContent-root': { paddingTop: 8 },
        '& .dialog-form': { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' },
        // A short form that fills a phone's screen has its buttons at the end of it.
        '& .MuiDialog-paperFullScreen .dialog-form': { flex: 1 },
        '& .MuiDialog-paperFullScreen .dialog-form > .MuiDialogContent-root': { flex: 1 },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { paddingBottom: 8 } } },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        background: moreAtEdges(c.raised, c.line, 'y'),
        // Space below a note, or the next label reads as a part of it; a field without one keeps a line for an error.
        '& .MuiFormHelperText-root:not(.Mui-error):not(:has(> span))': { marginBottom: 12 },
      },
    },
  },
  // Its buttons end where the fields do; where they do not fit side by side, the action is above the way out.
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 24px 20px',
        flexShrink: 0,
        flexWrap: 'wrap-reverse',
        gap: 12,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
});

/** Surfaces: bars, the menu. */
const surfaces = (c: Colours): RaThemeOptions['components'] => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      // A menu or list that opens must not look like a part of what it covers.
      elevation8: { border: `1px solid ${c.line}`, backgroundColor: c.raised },
    },
  },
  // On a phone, above the buttons of a dialog that is opened while it offers to undo.
  MuiSnackbar: { styleOverrides: { root: { '@media (max-width: 599.95px)': { bottom: 84 } } } },
  MuiAppBar: {
    styleOverrides: {
      root: {
        backgroundColor: c.frame,
        color: c.text,
        boxShadow: 'none',
        borderBottom: `1px solid ${c.line}`,
      },
    },
  },
  // The menu's active item differs by a bar and by weight, not only by colour.
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        // The longest name is wider while it is the active one.
        paddingRight: 4,
        '&.RaMenuItemLink-active': {
          boxShadow: `inset 4px 0 0 ${c.main}`,
          color: c.main,
          fontWeight: 600,
        },
      },
    },
  },
  // On a phone its button goes below the text, and the icon stays beside it.
  MuiAlert: { styleOverrides: { message: { flex: '1 1 70%' } } },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: c.text, color: c.page, fontSize: 13 } } },
});

/** Buttons and inputs. */
const controls = (c: Colours): RaThemeOptions['components'] => ({
  // react-admin names a row's checkbox through a property that Material UI puts on the surrounding box.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (checkbox: CheckboxProps) => ({ 'aria-label': checkbox['aria-label'] }),
      },
    },
  },
  // react-admin's spinners have no name; each stands in a named button or above its text.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': ring(c) } },
  },
  MuiButton: {
    styleOverrides: {
      root: { minHeight: 36 },
      contained: {
        clipPath: chamfer,
        boxShadow: 'none',
        // Without its background nothing else shows that it is a button.
        '@media (forced-colors: active)': { border: '1px solid', clipPath: 'none' },
      },
    },
  },
  // Its focus is a shade, which forced colours take away.
  MuiTablePagination: { styleOverrides: { select: { '&:focus-visible': ring(c) } } },
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: c.quiet, opacity: 1 } } } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: c.line } } },
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    // The line kept for an error is the space below an input, so that forms are short and nothing moves when one appears.
    styleOverrides: {
      root: { '&:has(> .MuiFormHelperText-root)': { marginTop: 6, marginBottom: 0 } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginTop: 2, lineHeight: 1.35 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 0 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: 15 } } },
  // What does not fit scrolls, and shows that it does: arrows would take the room of a tab, and stay where all fit.
  MuiTabs: {
    defaultProps: { scrollButtons: false },
    styleOverrides: { scroller: { background: moreAtEdges(c.page, c.line, 'x') } },
  },
});

function build(mode: 'dark' | 'light', c: Colours): RaThemeOptions {
  return {
    ...defaultTheme,
    palette: {
      mode,
      background: { default: c.page, paper: c.page },
      text: { primary: c.text, secondary: c.quiet },
      divider: c.divider,
      primary: { main: c.main, contrastText: c.onMain },
      secondary: { main: c.raised, contrastText: c.text },
      error: { main: c.danger, contrastText: c.onMain },
      success: { main: c.done, contrastText: c.onMain },
      info: { main: c.info, contrastText: c.onMain },
      warning: { main: c.bonus, contrastText: c.onMain },
    },
    shape: { borderRadius: 0 },
    sidebar: { width: 272, closedWidth: 56 },
    typography: {
      fontFamily: "'Be Vietnam Pro', system-ui, sans-serif",
      fontSize: 14,
      button: { fontFamily: "'Chakra Petch', sans-serif", fontWeight: 600, textTransform: 'none' },
      h1: { fontFamily: "'Chakra Petch', sans-serif", fontWeight: 700, fontSize: 28, lineHeight: 1.35 },
      h6: { fontFamily: "'Chakra Petch', sans-serif", fontWeight: 600, lineHeight: 1.4 },
    },
    components: { ...defaultTheme.components, ...surfaces(c), ...tables(c), ...above(c), ...controls(c) },
  };
}

export const darkTheme = build('dark', dark);
export const lightTheme = build('light', paper);
/** For readers who ask for more contrast. */
export const strongThemes = { theme: build('light', strong(paper)), darkTheme: build('dark', strong(dark)) };
