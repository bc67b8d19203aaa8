import type { Theme } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { defaultTheme } from 'react-admin';
import { FORM_BAR } from '../elements/FormBar.tsx';

/** Literal colours: the component library derives shades from them. */
const LIGHT = {
  paper: '#f3f2ef',
  surface: '#ffffff',
  sunken: '#efede8',
  active: '#e4e1da',
  line: '#e0ddd6',
  edge: '#85827a',
  ink: '#1b1b1a',
  inkSoft: '#55534d',
  inkFaint: '#66635c',
  onInk: '#ffffff',
  warm: '#e8973a',
  warmInk: '#8a4b06',
  bad: '#b3261e',
};
const DARK: typeof LIGHT = {
  paper: '#161615',
  surface: '#1f1e1d',
  sunken: '#2a2927',
  active: '#2f2d2b',
  line: '#373532',
  edge: '#838079',
  ink: '#f1efea',
  inkSoft: '#bab7af',
  inkFaint: '#a19e96',
  onInk: '#1b1b1a',
  warm: '#ffb45e',
  warmInk: '#ffb45e',
  bad: '#ff8a80',
};

const FONT = '"Inter", "Inter Fallback", system-ui, sans-serif';

const outlined = (colour: string) => ({ outline: `2px solid ${colour}`, outlineOffset: 2 });

const NARROW = '@media (max-width: 599.95px)';

const componentsOf = (colours: typeof LIGHT): RaThemeOptions['components'] => ({
  ...defaultTheme.components,
  MuiCssBaseline: {
    styleOverrides: {
      // A focused control scrolls clear of the bars above and below.
      html: { scrollPaddingTop: 64, [`&:has(.${FORM_BAR})`]: { scrollPaddingBottom: 120 } },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        border: `1px solid ${colours.line}`,
        // Sticky heads and menus reach beyond the card.
        '&.open': { overflow: 'visible' },
        '&.column': { display: 'flex', flexDirection: 'column' },
      },
    },
  },
  MuiAlert: {
    styleOverrides: { message: { flex: 1, minWidth: 0, '.low > &': { paddingBlock: 4 } } },
  },
  MuiListItem: {
    styleOverrides: {
      root: {
        '&.wrapped': { flexWrap: 'wrap', gap: 8 },
        '&.spaced': { gap: 12 },
        '.MuiCard-root &:last-of-type': { borderBottom: 0 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '8px 24px 20px',
        '&.wrapped': { flexWrap: 'wrap', rowGap: 8, '& button': { whiteSpace: 'nowrap' } },
      },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { '&.bad': { color: colours.bad } } } },
  MuiTabs: { styleOverrides: { root: { '&.lined': { borderBottom: `1px solid ${colours.line}` } } } },
  MuiTablePagination: { styleOverrides: { root: { '&.rigid': { flexShrink: 0 } } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        '&.unbroken': { '@media (min-width: 600px)': { whiteSpace: 'nowrap' } },
        '&.skip': {
          position: 'fixed',
          top: 16,
          left: 16,
          zIndex: 5000,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
        },
      },
    },
  },
  RaSkipNavigationButton: { styleOverrides: { root: { display: 'none' } } },
  MuiSelect: { styleOverrides: { standard: { '&:focus-visible': outlined(colours.warmInk) } } },
  MuiTypography: {
    styleOverrides: { root: { '&.belowMd': { '@media (min-width: 900px)': { display: 'none' } } } },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': outlined(colours.warmInk) } },
  },
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.edge } } },
  MuiToggleButton: { styleOverrides: { root: { color: colours.inkSoft } } },
  MuiTable: {
    styleOverrides: {
      root: {
        // A card has its own line below.
        '&.closed > tbody:last-of-type > tr:last-child > *': { borderBottom: 0 },
        '&.top > * > tr > *': { verticalAlign: 'top' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: colours.line,
        fontVariantNumeric: 'tabular-nums',
        // Classes, as styles per cell would be recomputed for each row.
        '&.nowrap': { whiteSpace: 'nowrap' },
        '&.breakable': { overflowWrap: 'anywhere' },
        '&.muted': { color: colours.inkSoft },
        '&.strong': { fontWeight: 600 },
        '&.bad': { color: colours.bad },
        '&.shrunk': { width: '1%' },
        '&.thirdMd': { '@media (min-width: 900px)': { width: '36%' } },
        '&.wide': { minWidth: 220 },
        '&.named': { minWidth: 150 },
        '&.text': {
          minWidth: 120,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          '& em': { color: colours.inkSoft },
        },
        '&.group': { backgroundColor: colours.paper },
        '&.nowrapXl': { '@media (min-width: 1536px)': { whiteSpace: 'nowrap' } },
        '&.top': { verticalAlign: 'top' },
        '&.fromSm': { [NARROW]: { display: 'none' } },
        '&.fromMd': { '@media (max-width: 899.95px)': { display: 'none' } },
      },
      head: { fontWeight: 600, color: colours.inkSoft },
      sizeSmall: {
        '&:where(:not(.MuiTableCell-paddingCheckbox, .MuiTableCell-paddingNone))': {
          [NARROW]: { paddingInline: 8 },
        },
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '&.sum': { backgroundColor: theme.palette.action.hover, '& > td': { fontWeight: 600 } },
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { '&.square': { borderRadius: 8 } } } },
  MuiFormHelperText: {
    styleOverrides: { root: { '&.warning': { marginInline: 14, color: colours.warmInk } } },
  },
  MuiLink: { styleOverrides: { root: { '&.breakable': { overflowWrap: 'anywhere' } } } },
  MuiListItemText: {
    styleOverrides: {
      root: {
        '.spaced > &': { marginBlock: 0 },
        '.wrapped > &': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
        '&.muted': { color: colours.inkSoft },
        '&.breakable': { overflowWrap: 'anywhere' },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { '.MuiListItem-root > &': { minWidth: 32 } } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: {
        color: colours.ink,
        backgroundColor: colours.surface,
        borderBottom: `1px solid ${colours.line}`,
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        margin: '0 8px',
        paddingLeft: 8,
        '&.RaMenuItemLink-active': {
          color: colours.ink,
          backgroundColor: colours.active,
          fontWeight: 600,
          '& .RaMenuItemLink-icon': { color: colours.ink },
        },
      },
    },
  },
  RaToolbar: { styleOverrides: { root: { backgroundColor: colours.sunken } } },
});

function themeOf(mode: 'light' | 'dark'): RaThemeOptions {
  const colours = mode === 'light' ? LIGHT : DARK;
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: colours.ink, contrastText: colours.onInk },
      secondary: { main: colours.warmInk, contrastText: colours.onInk },
      error: { main: colours.bad, contrastText: colours.onInk },
      warning: { main: colours.warmInk, contrastText: colours.onInk },
      // Neutral colours: others mark errors and active states.
      info: { main: colours.inkSoft, contrastText: colours.onInk },
      success: { main: colours.inkSoft, contrastText: colours.onInk },
      background: { default: colours.paper, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours.inkSoft, disabled: colours.inkFaint },
      divider: colours.line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
      h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.45 },
      h6: { fontSize: '1rem', fontWeight: 600 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.875rem' },
      caption: { fontSize: '0.75rem', color: colours.inkSoft },
      button: { textTransform: 'none', fontWeight: 500 },
    },
    transitions: { create: () => 'none' },
    components: componentsOf(colours),
  };
}

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
