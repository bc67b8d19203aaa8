import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useListContext, useLocaleState } from 'react-admin';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Document } from '../../data/documents.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { ArticleRow } from './ArticleRow.tsx';
import type { ArticleRowsProps } from './ArticleRows.tsx';
import { headGroups } from './columns.ts';
import { Rows } from './Rows.tsx';
import { ROW_PARTS } from './rowStyles.ts';
import { SortHeader } from './SortHeader.tsx';

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const STYLES = {
  width: '100%',
  // Not measured by all its rows whenever some of them change.
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  '& :is(th, td)': {
    textAlign: 'left',
    fontWeight: 400,
    px: 1,
    py: 0.75,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { backgroundColor: 'action.hover' },
  '& :is(tbody th, td)': { overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .tick': { width: 42, pl: 2 },
  '& .picture': { width: 64, py: 0.5 },
  '& .code': { width: 110 },
  '& .price': { width: 122 },
  '& .watts': { width: 68 },
  '& .colour': { width: 96 },
  '& .switch': { width: 86, pr: 2 },
  '& td.switch input': { mx: 'auto' },
  '& img, & .no-picture': { display: 'block', width: 48, height: 48, borderRadius: '6px' },
  '& img': { objectFit: 'contain', backgroundColor: '#fff' },
  '& .no-picture': { border: '1px dashed', borderColor: 'text.disabled', opacity: 0.6 },
  '& td.colour': { whiteSpace: 'nowrap' },
  '&.compact .colour': { width: 60 },
  '&.compact td.colour span + span': VISUALLY_HIDDEN,
  '& .swatch': {
    display: 'inline-block',
    width: 12,
    height: 12,
    mr: 0.75,
    borderRadius: '50%',
    border: '1px solid',
    borderColor: 'text.secondary',
    verticalAlign: '-1px',
  },
  '& .swatch.black': { backgroundColor: '#111' },
  '& .swatch.white': { backgroundColor: '#fff' },
  '& .swatch.both': { background: 'linear-gradient(90deg, #111 50%, #fff 50%)' },
  '& thead th': {
    position: 'sticky',
    // Under the bar and the line above the table.
    top: 96,
    zIndex: 2,
    fontWeight: 600,
    color: 'text.secondary',
    backgroundColor: 'background.paper',
  },
} as const;

/** The articles of a page as a table, on screens that have room for one. */
export function ArticleTable({ parts: { first, later }, onClick, ...rows }: ArticleRowsProps) {
  const { columns } = rows;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data = [], selectedIds = [], onSelect, onUnselectItems } = useListContext<Document>();
  const chosen = useMemo(() => new Set(selectedIds), [selectedIds]);
  const isWhole = data.length > 0 && data.every(({ id }) => chosen.has(id));
  const isCompact = useMediaQuery('(max-width: 1279.95px)', { noSsr: true });
  const selectPage = () =>
    isWhole ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...data.map(({ id }) => id)])]);
  return (
    <Box component="table" className={isCompact ? 'compact' : undefined} sx={[ROW_PARTS as object, STYLES]}>
      <thead>
        <tr>
          <th className="tick" scope="col">
            <input
              type="checkbox"
              checked={isWhole}
              onChange={selectPage}
              aria-label={translate('catalogue.list.selectAll')}
            />
          </th>
          {columns.hasPicture && (
            <th className="picture" scope="col">
              <VisuallyHidden>{translate('catalogue.fields.img')}</VisuallyHidden>
            </th>
          )}
          {headGroups(columns, locale, isCompact).map((sorts) => (
            <SortHeader key={sorts[0]?.word} sorts={sorts} />
          ))}
        </tr>
      </thead>
      {[first, later].map((articles, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same two
        // biome-ignore lint/a11y/useKeyWithClickEvents: what it listens to are links, ticks and switches
        <tbody key={part} onClick={onClick}>
          <Rows {...rows} articles={articles} chosen={chosen} isCompact={isCompact} Row={ArticleRow} />
        </tbody>
      ))}
    </Box>
  );
}
