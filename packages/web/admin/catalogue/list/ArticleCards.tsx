import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import type { Document } from '../../data/allDocuments.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { type Columns, sortFields } from './columns.ts';
import { ROW_PARTS } from './rowStyles.ts';

interface ArticleCardsProps {
  columns: Columns;
  hrefOf(id: string): string;
  pending: ReadonlyMap<string, boolean>;
  onClick(event: React.MouseEvent<HTMLElement>): void;
}

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
export function ArticleCards({ columns, hrefOf, pending, onClick }: ArticleCardsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data = [], selectedIds = [], sort, setSort } = useListContext<Document>();
  const chosen = new Set(selectedIds);
  const sorts = [
    { field: 'createdAt', label: translate('catalogue.list.newest') },
    ...sortFields(columns, locale).map(({ field, word }) => ({
      field,
      label: translate(`catalogue.fields.${word}`),
    })),
  ];
  return (
    <>
      <Box sx={{ px: 1.5, pb: 1 }}>
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
      </Box>
      <Box component="ul" sx={[ROW_PARTS as object, STYLES]} onClick={onClick}>
        {data.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            columns={columns}
            href={hrefOf(article.id)}
            isActive={pending.get(article.id) ?? Boolean(article.active)}
            isSelected={chosen.has(article.id)}
          />
        ))}
      </Box>
    </>
  );
}
