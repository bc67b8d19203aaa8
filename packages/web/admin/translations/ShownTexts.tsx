import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { firstRows } from './filterTexts.ts';
import { TextGrid, type TextGridProps } from './TextGrid.tsx';
import type { TextSection } from './textTable.ts';
import type { ChosenTexts } from './useTextFilter.ts';

interface Props extends Omit<TextGridProps, 'shown'> {
  /** What the filter finds, in all sections. */
  found: readonly TextSection[];
  filter: ChosenTexts;
}

/** So many rows are laid out at once; more on demand. */
const ROWS_AT_ONCE = 100;

const rowCount = (sections: readonly TextSection[]) =>
  sections.reduce((count, { rows }) => count + rows.length, 0);

/** The texts of the chosen section that the filter finds, and where there are others. */
export function ShownTexts({ found, filter, ...grid }: Props) {
  const translate = useTranslate();
  const { section, search, only, choose } = filter;
  const asked = JSON.stringify([section, search, only]);
  const [more, setMore] = useState({ asked, pages: 1 });
  const pages = more.asked === asked ? more.pages : 1;
  const chosen = section === null ? found : found.filter(({ name }) => name === section);
  const count = rowCount(chosen);
  const limit = pages * ROWS_AT_ONCE;
  const elsewhere = section === null || found === grid.sections ? 0 : rowCount(found) - count;
  return (
    <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 1, alignContent: 'start' }}>
      {elsewhere > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          {translate('translations.elsewhere', { smart_count: elsewhere })}
          <Button size="small" onClick={() => choose({ section: null })}>
            {translate('translations.showAll')}
          </Button>
        </Box>
      )}
      {chosen.length === 0 ? (
        <Box sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
          <p>{translate('translations.nothing')}</p>
          <Button onClick={() => choose({ search: '', only: null, section: null })}>
            {translate('translations.clearFilters')}
          </Button>
        </Box>
      ) : (
        <TextGrid {...grid} shown={firstRows(chosen, limit)} />
      )}
      {count > limit && (
        <Button onClick={() => setMore({ asked, pages: pages + 1 })}>
          {translate('translations.showMore', { count: count - limit })}
        </Button>
      )}
      <Box id="texts-keyboard" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {translate('translations.keyboard')}
      </Box>
    </Box>
  );
}
