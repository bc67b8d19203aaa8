import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useListContext, useLocaleState } from 'react-admin';
import type { Document } from '../../data/documents.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleRowsProps } from './ArticleRows.tsx';
import { sortFields } from './columns.ts';
import { Rows } from './Rows.tsx';
import { ROW_PARTS } from './rowStyles.ts';

const STYLES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1.5,
    p: 1.5,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .prices': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    mt: 0.5,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** The articles of a page on a narrow screen. */
export function ArticleCards({ parts: { first, later }, onClick, ...rows }: ArticleRowsProps) {
  const { columns } = rows;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { selectedIds, sort, setSort } = useListContext<Document>();
  const chosen = useMemo(() => new Set(selectedIds), [selectedIds]);
  const isDescending = sort?.order === 'DESC';
  const sorts = [
    { field: 'createdAt', label: translate('catalogue.list.newest') },
    ...sortFields(columns, locale).map(({ field, word }) => ({
      field,
      label: translate(`catalogue.${word}`),
    })),
  ];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, pb: 1 }}>
        <TextField
          select
          label={translate('catalogue.list.sortBy')}
          value={sort?.field ?? ''}
          onChange={({ target }) =>
            setSort({ field: target.value, order: target.value === 'createdAt' ? 'DESC' : 'ASC' })
          }
        >
          {sorts.map(({ field, label }) => (
            <MenuItem key={field} value={field}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <IconButton
          aria-label={translate(`catalogue.list.${isDescending ? 'descending' : 'ascending'}`)}
          onClick={() => sort && setSort({ field: sort.field, order: isDescending ? 'ASC' : 'DESC' })}
        >
          {isDescending ? <ArrowDownward /> : <ArrowUpward />}
        </IconButton>
      </Box>
      <Box component="ul" sx={[ROW_PARTS as object, STYLES]} onClick={onClick}>
        <Rows {...rows} articles={first} chosen={chosen} isCompact Row={ArticleCard} />
        <Rows {...rows} articles={later} chosen={chosen} isCompact Row={ArticleCard} />
      </Box>
    </>
  );
}
