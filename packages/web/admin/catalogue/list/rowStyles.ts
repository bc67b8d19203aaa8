import type { SxProps, Theme } from '@mui/material/styles';

/** What rows and cards have in common; their elements are plain, so that many of them stay light. */
export const ROW_PARTS: SxProps<Theme> = {
  '& a': { color: 'text.primary', fontWeight: 500, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& :is(a, input, button):focus-visible': {
    outline: '2px solid',
    outlineColor: 'warning.main',
    outlineOffset: 2,
    borderRadius: '2px',
  },
  '& .faint': { color: 'text.secondary' },
  '& .second': { display: 'block', fontSize: '0.75rem', fontWeight: 400 },
  '& .protocols': { display: 'grid', fontSize: '0.75rem', lineHeight: 1.4 },
  '& .inactive :is(a, img)': { opacity: 0.72 },
  '& .selected': { backgroundColor: 'action.selected' },
  '& input[type=checkbox]': {
    display: 'block',
    width: 18,
    height: 18,
    m: 0,
    accentColor: 'currentColor',
    cursor: 'pointer',
  },
  '& input[role=switch]': {
    appearance: 'none',
    position: 'relative',
    width: 36,
    height: 20,
    borderRadius: '10px',
    border: '1px solid',
    borderColor: 'text.secondary',
    backgroundColor: 'transparent',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 3,
      left: 3,
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: 'text.secondary',
    },
    '&:checked': { backgroundColor: 'text.primary', borderColor: 'text.primary' },
    '&:checked::before': { left: 19, backgroundColor: 'background.paper' },
    // A target of at least 24 px on every side.
    '&::after': { content: '""', position: 'absolute', inset: '-6px' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
};
