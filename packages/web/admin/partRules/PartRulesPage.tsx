import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Skeleton, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { Placed, PlacedSkeleton, Row, Spaced, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { UnsavedGuard } from '../elements/UnsavedGuard.tsx';
import { Writing } from '../elements/Writing.tsx';
import { StartSetExport, StartSetImport } from '../startSets/StartSetButtons.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { codeArticles } from './CodeArticle.tsx';
import type { RuleArticles } from './FamilyEditor.tsx';
import { RulesForm } from './RulesForm.tsx';
import { loadTable } from './saveTable.ts';

const RULED = ['connections', 'accessories'] as const;

function articlesOf(collection: (typeof RULED)[number], line: ProductLine, documents: readonly Document[]) {
  const resource = CATALOGUE_RESOURCES.find((each) => each.collection === collection && each.line === line);
  return codeArticles(resource?.name ?? '', documents, codeFieldOf(collection) ?? 'description');
}

interface LineRulesProps {
  line: ProductLine;
  requestedKey: string;
  onUnsaved(isUnsaved: boolean): void;
}

function LineRules({ line, requestedKey, onUnsaved }: LineRulesProps) {
  // Snapshot: other saves must appear as a conflict, not change the form.
  const table = useQuery({
    queryKey: ['partTables', 'getOne', line],
    queryFn: () => loadTable(line),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { documents, error, retry } = useAllDocuments(
    RULED.map((collection) => collectionOf(collection, line)),
  );
  const articles = useMemo((): RuleArticles | null => {
    const [rails, accessories] = documents ?? [];
    if (!rails || !accessories) return null;
    return {
      rails: articlesOf('connections', line, rails),
      accessories: articlesOf('accessories', line, accessories),
    };
  }, [documents, line]);
  if (table.data && articles)
    return (
      <RulesForm
        key={table.data.stored?.version}
        start={table.data}
        articles={articles}
        requestedKey={requestedKey}
        onUnsaved={onUnsaved}
      />
    );
  if (table.error || error) {
    const again = () => {
      if (table.error) void table.refetch();
      retry();
    };
    return <RetryNotice onRetry={again} />;
  }
  return (
    <>
      <PlacedSkeleton variant="rounded" width={420} height={64} mb={3} maxWidth="100%" />
      <Skeleton variant="rounded" height={560} />
    </>
  );
}

const PARAMETER = 'line';
const RAIL = 'rail';

export function PartRulesPage() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const shown = LINES.find((line) => line === search.get(PARAMETER)) ?? LINES[0];
  const [visited, setVisited] = useState<readonly ProductLine[]>([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  const [unsaved, setUnsaved] = useState<readonly ProductLine[]>([]);
  const note = useCallback(
    (line: ProductLine, isUnsaved: boolean) =>
      setUnsaved((before) => [...before.filter((each) => each !== line), ...(isUnsaved ? [line] : [])]),
    [],
  );
  return (
    <Spaced maxWidth={1280} py={2}>
      <Title title={translate('resources.reguly.name')} />
      <UnsavedGuard isUnsaved={unsaved.length > 0} />
      <Text variant="body2" color="textSecondary" mb={1}>
        {translate('partRules.about')}
      </Text>
      <Placed
        as={Tabs}
        value={shown}
        aria-label={translate('partRules.line')}
        mb={2}
        onChange={(_: unknown, line: ProductLine) =>
          setSearch({ [PARAMETER]: line }, { replace: true, state })
        }
      >
        {LINES.map((line) => (
          <Tab
            key={line}
            value={line}
            id={`tab-${line}`}
            aria-controls={`panel-${line}`}
            label={
              unsaved.includes(line)
                ? `${lineNames[line]} (${translate('partRules.unsavedMark')})`
                : lineNames[line]
            }
          />
        ))}
      </Placed>
      {LINES.map((line) => (
        <div
          key={line}
          role="tabpanel"
          id={`panel-${line}`}
          aria-labelledby={`tab-${line}`}
          hidden={line !== shown}
        >
          {visited.includes(line) && (
            <>
              {!unsaved.includes(line) && (
                <Row align="stretch" mb={2}>
                  <Writing area="catalogue">
                    <StartSetImport line={line} />
                  </Writing>
                  <StartSetExport line={line} />
                </Row>
              )}
              <LinePanel
                line={line}
                requestedKey={line === shown ? (search.get(RAIL) ?? '') : ''}
                note={note}
              />
            </>
          )}
        </div>
      ))}
    </Spaced>
  );
}

interface LinePanelProps {
  line: ProductLine;
  requestedKey: string;
  note: (line: ProductLine, isUnsaved: boolean) => void;
}

function LinePanel({ line, requestedKey, note }: LinePanelProps) {
  const onUnsaved = useCallback((isUnsaved: boolean) => note(line, isUnsaved), [line, note]);
  return <LineRules line={line} requestedKey={requestedKey} onUnsaved={onUnsaved} />;
}
