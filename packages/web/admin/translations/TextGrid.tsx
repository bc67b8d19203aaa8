import { Box } from '@mui/material';
import { type FocusEvent, Fragment, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import type { Cells, TextPlace } from './cells.ts';
import { GridContext } from './gridContext.ts';
import { type GridPlace, nextText, placeAfter } from './gridPlace.ts';
import { gridStyle } from './gridStyle.ts';
import { SectionRow, TextGridRow } from './TextGridRow.tsx';
import type { TextSection } from './textTable.ts';
import type { TextAction } from './useTextActions.ts';

export interface TextGridProps {
  /** Those that are shown, with the rows that are shown. */
  shown: readonly TextSection[];
  /** All sections, with all their rows. */
  sections: readonly TextSection[];
  languages: readonly { code: string; name: string; isActive: boolean }[];
  cells: Cells;
  setText(place: TextPlace, text: string, was: string): void;
  /** The cell that is written in. */
  openCell: string | null;
  onOpen(cell: string | null): void;
  act(action: TextAction): void;
}

const placeOf = (at: string): GridPlace => {
  const [row = 0, column = 0] = at.split(':').map(Number);
  return { row, column };
};

/** Leads the keyboard through the cells, of which one is a stop of the Tab key. */
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

/** Texts as a table: a key a row, a language a column, written in the cell; one stop of the Tab key. */
export function TextGrid({
  shown,
  sections,
  languages,
  cells,
  setText,
  openCell,
  onOpen,
  act,
}: TextGridProps) {
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
