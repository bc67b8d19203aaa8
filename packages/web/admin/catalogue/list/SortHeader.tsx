import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';

interface Sort {
  field: string;
  word: string;
}

const NUMBERS = ['price', 'priceEuro', 'power'];

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
  const className = NUMBERS.includes(first?.word ?? '')
    ? 'number'
    : first?.word === 'active'
      ? 'switch'
      : undefined;
  return (
    <th scope="col" className={className} aria-sort={current && (isDescending ? 'descending' : 'ascending')}>
      {sorts.map(({ field, word }, index) => (
        <Box component="span" key={word} sx={{ color: 'text.secondary' }}>
          {index > 0 && ' / '}
          <Box
            component="button"
            type="button"
            sx={BUTTON}
            onClick={() => setSort({ field, order: field === sort?.field && !isDescending ? 'DESC' : 'ASC' })}
          >
            {translate(`catalogue.fields.${word}`)}
            {field === sort?.field && (isDescending ? <ArrowDownward /> : <ArrowUpward />)}
          </Box>
        </Box>
      ))}
    </th>
  );
}
