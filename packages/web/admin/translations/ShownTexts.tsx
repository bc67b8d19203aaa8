import { Box, Button } from '@mui/material';
import { type FocusEvent, Fragment, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { Row, Spaced, Stacked } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { Cells, TextPlace } from './cells.ts';
import { firstRows } from './filterTexts.ts';
import { GridContext } from './gridContext.ts';
import { type GridPlace, nextText, placeAfter } from './gridPlace.ts';
import { gridStyle } from './gridStyle.ts';
import { SectionRow, TextGridRow } from './TextGridRow.tsx';
import type { TextSection } from './textTable.ts';
import type { TextAction } from './useTextActions.ts';
import type { ChosenTexts } from './useTextFilter.ts';

interface Props extends Omit<TextGridProps, 'shown'> {
  found: readonly TextSection[];
  filter: ChosenTexts;
}

const ROWS_AT_ONCE = 100;

const rowCount = (sections: readonly TextSection[]) =>
  sections.reduce((count, { rows }) => count + rows.length, 0);

export function ShownTexts({ found, filter, ...grid }: Props) {
  const translate = useTranslate();
  const { section, search, only, choose } = filter;
  const query = JSON.stringify([section, search, only]);
  const [more, setMore] = useState({ requested: query, pages: 1 });
  const pages = more.requested === query ? more.pages : 1;
  const chosen = section === null ? found : found.filter(({ name }) => name === section);
  const count = rowCount(chosen);
  const limit = pages * ROWS_AT_ONCE;
  const elsewhere = section === null || found === grid.sections ? 0 : rowCount(found) - count;
  return (
    <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 1, alignContent: 'start' }}>
      {elsewhere > 0 && (
        <Row>
          {translate('translations.elsewhere', { smart_count: elsewhere })}
          <Button size="small" onClick={() => choose({ section: null })}>
            {translate('translations.showAll')}
          </Button>
        </Row>
      )}
      {chosen.length === 0 ? (
        <Stacked gap={0} justify="center" isMuted py={6}>
          <p>{translate('translations.nothing')}</p>
          <Button onClick={() => choose({ search: '', only: null, section: null })}>
            {translate('translations.clearFilters')}
          </Button>
        </Stacked>
      ) : (
        <TextGrid {...grid} shown={firstRows(chosen, limit)} />
      )}
      {count > limit && (
        <Button onClick={() => setMore({ requested: query, pages: pages + 1 })}>
          {translate('translations.showMore', { count: count - limit })}
        </Button>
      )}
      <Spaced id="texts-keyboard" isSmall isMuted>
        {translate('translations.keyboard')}
      </Spaced>
    </Box>
  );
}

export interface TextGridProps {
  shown: readonly TextSection[];
  sections: readonly TextSection[];
  languages: readonly { code: string; name: string; isActive: boolean }[];
  cells: Cells;
  setText(place: TextPlace, text: string, was: string): void;
  openCell: string | null;
  onOpen(cell: string | null): void;
  act(action: TextAction): void;
}

const placeOf = (at: string): GridPlace => {
  const [row = 0, column = 0] = at.split(':').map(Number);
  return { row, column };
};

/** Single tab stop for all cells. */
function useCells(rows: number, columns: number) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 1 });
  const size = { rows, columns };
  const sizeNow = useRef(size);
  sizeNow.current = size;
  const focus = useCallback(({ row, column }: GridPlace) => {
    table.current?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`)?.focus();
  }, []);
  const focusFrom = useCallback(
    (at: string, where: 'cell' | 'next' | 'previous') => {
      const place = placeOf(at);
      const next = where === 'cell' ? null : nextText(place, where === 'previous', sizeNow.current);
      focus(next ?? place);
    },
    [focus],
  );
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const at = target.dataset.at;
    if (at) setActive(placeOf(at));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? event.target.dataset.at : undefined;
    const place = at ? placeAfter(event, placeOf(at), size) : null;
    if (!place) return;
    event.preventDefault();
    focus(place);
  };
  const entry = active.row < rows ? active : { row: 0, column: 1 };
  return { entry, focusFrom, grid: { ref: table, onFocus, onKeyDown } };
}

function TextGrid({ shown, sections, languages, cells, setText, openCell, onOpen, act }: TextGridProps) {
  const translate = useTranslate();
  const rows = shown.reduce((count, section) => count + section.rows.length, 0);
  const { entry, focusFrom, grid } = useCells(rows, languages.length + 1);
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const names = useMemo(
    () => Object.fromEntries(languages.map(({ code, name }) => [code, name])),
    [languages],
  );
  const context = useMemo(
    () => ({ cells, names, setText, open: onOpen, focusFrom, act }),
    [cells, names, setText, onOpen, focusFrom, act],
  );
  const whole = new Map(sections.map((section) => [section.name, section]));
  let index = -1;
  return (
    <GridContext value={context}>
      <Box sx={gridStyle} style={{ '--languages': languages.length } as object}>
        <table
          {...grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are written in, and led through by arrows
          role="grid"
          aria-label={translate('translations.textsOf')}
          aria-describedby="texts-keyboard"
        >
          <thead>
            <tr>
              <th scope="col">{translate('translations.key')}</th>
              {languages.map(({ code, name, isActive }) => (
                <th scope="col" key={code}>
                  {name} <span className="code">{code}</span>
                  {!isActive && <span className="code"> · {translate('translations.inactive')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((section) => (
              <Fragment key={section.name}>
                <SectionRow section={whole.get(section.name) ?? section} span={languages.length + 1} />
                {section.rows.map((row) => {
                  index += 1;
                  return (
                    <TextGridRow
                      key={row.key}
                      row={row}
                      index={index}
                      languages={codes}
                      activeColumn={entry.row === index ? entry.column : null}
                      openCell={openCell?.startsWith(`${section.name}.${row.key}.`) ? openCell : null}
                    />
                  );
                })}
              </Fragment>
            ))}
          </tbody>
        </table>
      </Box>
    </GridContext>
  );
}
