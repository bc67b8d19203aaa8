import type { SxProps, Theme } from '@mui/material/styles';

const NARROW = '@media (max-width: 699px)';

const cellStyle = ({ palette: { divider, text, error, secondary } }: Theme) => ({
  '& td.text': {
    cursor: 'text',
    borderInlineStart: `1px solid ${divider}`,
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& td.text:focus-visible, & td.open': {
    outline: `2px solid ${secondary.main}`,
    outlineOffset: -2,
    bgcolor: 'background.paper',
  },
  '& .words': {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '6',
    overflow: 'hidden',
  },
  '& td.empty .words': { color: text.disabled, fontStyle: 'italic' },
  '& td.failed, & td.conflict': { boxShadow: `inset 3px 0 ${error.main}` },
  '& .note': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    mt: 0.5,
    fontSize: '0.75rem',
    lineHeight: 1.4,
  },
  '& .note.faint': { color: text.secondary },
  '& .note.fault': { color: secondary.main, alignItems: 'flex-start', '& svg': { mt: '2px' } },
  '& .notice': { mt: 0.5, fontSize: '0.75rem', color: error.main, cursor: 'default' },
  '& .notice blockquote': {
    m: '4px 0',
    p: '4px 8px',
    borderInlineStart: `2px solid ${divider}`,
    color: text.primary,
    whiteSpace: 'pre-wrap',
  },
});

/** One style sheet for the table: separate styles for a thousand cells would be slow. */
export const gridStyle: SxProps<Theme> = (theme) => {
  const { divider, text, background, secondary } = theme.palette;
  const edge = `1px solid ${divider}`;
  return {
    overflow: 'auto',
    maxHeight: { xs: 'calc(100dvh - 316px)', lg: 'calc(100dvh - 264px)' },
    minHeight: 320,
    border: edge,
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& table': {
      borderCollapse: 'separate',
      borderSpacing: 0,
      width: '100%',
      minWidth: 'calc(168px + var(--languages) * 200px)',
      tableLayout: 'fixed',
    },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', p: '8px 12px', borderBottom: edge },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      bgcolor: 'background.paper',
      fontWeight: 600,
      color: text.secondary,
      whiteSpace: 'nowrap',
    },
    '& thead th:first-of-type': { insetInlineStart: 0, zIndex: 3, width: 200 },
    '& .code': { fontWeight: 400, color: text.disabled },
    '& tbody th': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      bgcolor: background.paper,
      fontWeight: 400,
    },
    '& tr.section th': { bgcolor: background.default, py: '4px', fontWeight: 600 },
    '& .heading': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      position: 'sticky',
      insetInlineStart: 12,
      width: 'fit-content',
    },
    '& tr.section p': { m: 0, pb: 1, fontWeight: 400, color: text.secondary },
    '& .key': {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: 0.5,
      m: '-3px 0',
    },
    '& .key .name': { overflowWrap: 'anywhere', pt: '3px' },
    '& .unknown': { fontSize: '0.75rem', color: secondary.main },
    ...cellStyle(theme),
    '& td .language': { display: 'none' },
    [NARROW]: {
      maxHeight: 'none',
      '& table': { minWidth: 0 },
      '& table, & tbody, & tr, & tbody th, & td': { display: 'block' },
      '& thead': { display: 'none' },
      '& tbody th': { position: 'static', borderBottom: 0, fontWeight: 600 },
      '& td.text': { borderInlineStart: 0, borderBottom: 0, py: '4px' },
      '& td.text:last-of-type': { borderBottom: edge, pb: '12px' },
      '& td .language': { display: 'block', fontSize: '0.75rem', color: text.secondary },
    },
  };
};
