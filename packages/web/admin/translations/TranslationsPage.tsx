import type { Language } from '@lumitor/domain/catalogue/text';
import Add from '@mui/icons-material/Add';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Undo from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Title, useLocale } from 'react-admin';
import { PATHS } from '../../paths.ts';
import { Fold } from '../elements/Fold.tsx';
import { ownLanguageName } from '../elements/languageNames.ts';
import { PlacedCard, PlacedSkeleton, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { TextPlace } from './cells.ts';
import { Filters } from './Filters.tsx';
import { FileActions } from './file/FileActions.tsx';
import { countTexts, filterTexts, rowId } from './filterTexts.ts';
import { NameDialog } from './NameDialog.tsx';
import { SectionList } from './SectionList.tsx';
import { ShownTexts } from './ShownTexts.tsx';
import { useLanguages, useShippedTexts, useTextDocuments } from './textQueries.ts';
import { type ShippedTextTable, type TextDocument, type TextSection, textTable } from './textTable.ts';
import { type NamingAction, type TextAction, useTextActions } from './useTextActions.ts';
import { type TextChanges, useTextChanges } from './useTextChanges.ts';
import { useTextFilter } from './useTextFilter.ts';

function LastChangeNotice({ last, undo }: Pick<TextChanges, 'last' | 'undo'>) {
  const translate = useTranslate();
  return (
    <Row isWrapped={false} isMuted minHeight={32} minWidth={0}>
      <Spaced component="span" role="status" isBreakable {...(last?.hasFailed && { color: 'error.main' })}>
        {last && translate(`translations.done.${last.word}`, { name: last.name })}
      </Spaced>
      {last?.batch && (
        <Button size="small" startIcon={<Undo />} onClick={undo}>
          {translate('catalogue.actions.undo')}
        </Button>
      )}
    </Row>
  );
}

export function TranslationsPage() {
  const translate = useTranslate();
  const documents = useTextDocuments();
  const languages = useLanguages();
  const shipped = useShippedTexts();
  const queries = [documents, languages, shipped];
  const hasFailed = queries.some(({ isError, data }) => isError && !data);
  const retry = () => {
    for (const { isError, refetch } of queries) if (isError) void refetch();
  };
  return (
    <>
      <Title title={translate('resources.translacje.name')} />
      {hasFailed && <RetryNotice my={2} onRetry={retry} />}
      {documents.data && languages.data && shipped.data ? (
        <TextsWorkplace documents={documents.data} languages={languages.data} shipped={shipped.data} />
      ) : (
        !hasFailed && <PlacedSkeleton variant="rounded" height={480} my={2} aria-hidden />
      )}
    </>
  );
}

function OnPageCard() {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <PlacedCard display="flex" flexWrap="wrap" alignItems="center" gap={2} p={2}>
      <Text flex="1 1 320px">{translate('translations.onPageMeaning')}</Text>
      <Button
        variant="contained"
        startIcon={<OpenInNew />}
        href={`${PATHS.home}?texts=1&lang=${locale}`}
        target="_blank"
      >
        {translate('translations.showInApp')}
      </Button>
    </PlacedCard>
  );
}

interface Props {
  documents: readonly TextDocument[];
  languages: readonly Language[];
  shipped: ShippedTextTable;
}

function takenNames(action: NamingAction, sections: readonly TextSection[]): ReadonlySet<string> {
  if (action.kind === 'addSection' || action.kind === 'renameSection')
    return new Set(sections.map(({ name }) => name));
  const name = 'row' in action ? action.row.section : action.section.name;
  return new Set(sections.find((section) => section.name === name)?.rows.map(({ key }) => key));
}

function useFoundTexts({ documents, languages, shipped }: Props) {
  const columns = useMemo(
    () =>
      languages.map(({ lang, active }) => ({ code: lang, name: ownLanguageName(lang), isActive: active })),
    [languages],
  );
  const codes = useMemo(() => columns.map(({ code }) => code), [columns]);
  const sections = useMemo(() => textTable(documents, shipped), [documents, shipped]);
  const counts = useMemo(() => countTexts(sections, codes), [sections, codes]);
  const filter = useTextFilter(sections);
  const { search, only, stored } = filter;
  const query = useDeferredValue(search);
  const found = useMemo(
    () => filterTexts(sections, { search: query, only }, codes, stored),
    [sections, query, only, codes, stored],
  );
  return { columns, codes, sections, counts, filter, found };
}

function TextsWorkplace(props: Props) {
  const translate = useTranslate();
  const changes = useTextChanges();
  const [openCell, setOpenCell] = useState<string | null>(null);

  const { columns, codes, sections, counts, filter, found } = useFoundTexts(props);
  const { naming, act, giveName, stopNaming } = useTextActions(changes, filter, setOpenCell);
  // A stable callback avoids rerendering all rows.
  const latest = useRef(act);
  latest.current = act;
  const stableAct = useCallback((action: TextAction) => latest.current(action), []);
  const { setText } = changes;
  const { pin } = filter;
  const setStoredText = useCallback(
    (place: TextPlace, text: string, was: string) => {
      pin(rowId(place));
      setText(place, text, was);
    },
    [pin, setText],
  );
  return (
    <Spaced py={2} minWidth={0}>
      <OnPageCard />
      <Fold title={translate('translations.table')} startsOpen={filter.isNarrowed}>
        <Stacked gap={1.5} minWidth={0}>
          <Filters
            search={filter.search}
            onSearch={(next) => filter.choose({ search: next })}
            only={filter.only}
            onOnly={(next) => filter.choose({ only: next })}
            counts={counts}
            languages={codes}
          />
          <Row>
            <Writing area="texts">
              <Button size="small" startIcon={<Add />} onClick={() => act({ kind: 'addSection' })}>
                {translate('translations.menu.addSection')}
              </Button>
            </Writing>
            <FileActions sections={sections} languages={codes} change={changes.change} />
            <LastChangeNotice last={changes.last} undo={changes.undo} />
          </Row>
          <Spaced display="flex" flexDirection={{ xs: 'column', lg: 'row' }} gap={2} minWidth={0}>
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
              setText={setStoredText}
              openCell={openCell}
              onOpen={setOpenCell}
              act={stableAct}
            />
          </Spaced>
        </Stacked>
      </Fold>
      {naming && (
        <NameDialog
          key={naming.kind}
          action={naming}
          taken={takenNames(naming, sections)}
          onName={giveName}
          onClose={stopNaming}
        />
      )}
    </Spaced>
  );
}
