import type { Language } from '@lumitor/domain/catalogue/text';
import Add from '@mui/icons-material/Add';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { PATHS } from '../../paths.ts';
import { ownLanguageName } from '../elements/languageNames.ts';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { TextPlace } from './cells.ts';
import { Filters } from './Filters.tsx';
import { FileActions } from './file/FileActions.tsx';
import { countTexts, filterTexts, rowId } from './filterTexts.ts';
import { LastChangeNotice } from './LastChangeNotice.tsx';
import { NameDialog } from './NameDialog.tsx';
import { SectionList } from './SectionList.tsx';
import { ShownTexts } from './ShownTexts.tsx';
import { type ShippedTexts, type TextDocument, type TextSection, textTable } from './textTable.ts';
import { type NamingAction, type TextAction, useTextActions } from './useTextActions.ts';
import { useTextChanges } from './useTextChanges.ts';
import { useTextFilter } from './useTextFilter.ts';

interface Props {
  documents: readonly TextDocument[];
  languages: readonly Language[];
  shipped: ShippedTexts;
}

/** Names that a new or renamed key or section can't have. */
function takenNames(action: NamingAction, sections: readonly TextSection[]): ReadonlySet<string> {
  if (action.kind === 'addSection' || action.kind === 'renameSection')
    return new Set(sections.map(({ name }) => name));
  const name = 'row' in action ? action.row.section : action.section.name;
  return new Set(sections.find((section) => section.name === name)?.rows.map(({ key }) => key));
}

/** The texts as the filter finds them, and what is done to them. */
function useWorkplace({ documents, languages, shipped }: Props) {
  const changes = useTextChanges();
  const [openCell, setOpenCell] = useState<string | null>(null);

  const columns = useMemo(
    () =>
      languages.map(({ lang, active }) => ({ code: lang, name: ownLanguageName(lang), isActive: active })),
    [languages],
  );
  const codes = useMemo(() => columns.map(({ code }) => code), [columns]);
  const sections = useMemo(() => textTable(documents, shipped), [documents, shipped]);
  const counts = useMemo(() => countTexts(sections, codes), [sections, codes]);
  const filter = useTextFilter(sections);
  const { search, only, kept, keep } = filter;
  const asked = useDeferredValue(search);
  const found = useMemo(
    () => filterTexts(sections, { search: asked, only }, codes, kept),
    [sections, asked, only, codes, kept],
  );

  const { naming, act, giveName, stopNaming } = useTextActions(changes, filter, setOpenCell);
  // Rows are drawn anew when what they are given changes: this stays the same.
  const latest = useRef(act);
  latest.current = act;
  const stableAct = useCallback((action: TextAction) => latest.current(action), []);
  const { setText } = changes;
  const setKeptText = useCallback(
    (place: TextPlace, text: string, was: string) => {
      keep(rowId(place));
      setText(place, text, was);
    },
    [keep, setText],
  );
  return {
    changes,
    columns,
    codes,
    sections,
    counts,
    filter,
    found,
    openCell,
    setOpenCell,
    naming,
    act,
    giveName,
    stopNaming,
    stableAct,
    setKeptText,
  };
}

/** The table of texts with what stands around it: filters, sections, files, and the last change to be taken back. */
export function TextsWorkplace(props: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const { changes, columns, codes, sections, counts, filter, found, naming, act, ...rest } =
    useWorkplace(props);
  const { openCell, setOpenCell, giveName, stopNaming, stableAct, setKeptText } = rest;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, py: 1, minWidth: 0 }}>
      <Filters
        search={filter.search}
        onSearch={(next) => filter.choose({ search: next })}
        only={filter.only}
        onOnly={(next) => filter.choose({ only: next })}
        counts={counts}
        languages={codes}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Writing area="texts">
          <Button size="small" startIcon={<Add />} onClick={() => act({ kind: 'addSection' })}>
            {translate('translations.menu.addSection')}
          </Button>
        </Writing>
        <FileActions sections={sections} languages={codes} change={changes.change} />
        <Button
          size="small"
          startIcon={<OpenInNew />}
          href={`${PATHS.home}?texts=1&lang=${locale}`}
          target="_blank"
        >
          {translate('translations.showInApp')}
        </Button>
        <LastChangeNotice last={changes.last} undo={changes.undo} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 2, minWidth: 0 }}>
        <SectionList
          sections={sections}
          found={found}
          chosen={filter.section}
          onChoose={(section) => filter.choose({ section })}
        />
        <ShownTexts
          found={found}
          filter={filter}
          sections={sections}
          languages={columns}
          cells={changes.cells}
          setText={setKeptText}
          openCell={openCell}
          onOpen={setOpenCell}
          act={stableAct}
        />
      </Box>
      {naming && (
        <NameDialog
          key={naming.kind}
          action={naming}
          taken={takenNames(naming, sections)}
          onName={giveName}
          onClose={stopNaming}
        />
      )}
    </Box>
  );
}
