import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../words/useTranslate.ts';
import type { Sort } from './columns.ts';

/** They give the columns their widths; the name has what is left. */
const CLASSES: Record<string, string> = {
  'fields.code': 'code',
  'fields.systemType': 'code',
  'list.netPLN': 'number price',
  'list.netEUR': 'number price',
  'fields.power': 'number watts',
  'fields.colour': 'colour',
  'fields.active': 'switch',
};

const BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  p: 0,
  minHeight: 24,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'text.secondary',
  textAlign: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '& svg': { fontSize: '1rem' },
} as const;

/** The heads of one column, by each of which the list can be sorted; again by the same turns the order round. */
export function SortHeader({ sorts }: { sorts: readonly Sort[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const current = sorts.find(({ field }) => field === sort?.field);
  const isDescending = sort?.order === 'DESC';
  const [first] = sorts;
  return (
    <th
      scope="col"
      className={CLASSES[first?.word ?? '']}
      aria-sort={current && (isDescending ? 'descending' : 'ascending')}
    >
      {sorts.map(({ field, word }, index) => (
        <Box component="span" key={word} sx={{ color: 'text.secondary' }}>
          {index > 0 && ' / '}
          <Box
            component="button"
            type="button"
            sx={BUTTON}
            onClick={() => setSort({ field, order: field === sort?.field && !isDescending ? 'DESC' : 'ASC' })}
          >
            {translate(`catalogue.${word}`)}
            {field === sort?.field && (isDescending ? <ArrowDownward /> : <ArrowUpward />)}
          </Box>
        </Box>
      ))}
    </th>
  );
}
