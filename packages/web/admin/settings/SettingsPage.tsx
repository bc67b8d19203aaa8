import type { SettingsKind } from '@lumitor/domain/settings/settings';
import { Skeleton, Tab, Tabs, type Theme, useMediaQuery } from '@mui/material';
import { useCallback, useState } from 'react';
import { Title } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import { useMay } from '../data/useMay.ts';
import { PlacedAlert, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { UnsavedGuard } from '../elements/UnsavedGuard.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { KINDS, storeOf } from './formValues.ts';
import { SettingsForm } from './SettingsForm.tsx';

const PARAMETER = 'section';

const SHOWN = ['settings'] as const;
const ALL = ['settings', 'serviceSettings'] as const;

interface PanelProps {
  document: Document;
  kind: SettingsKind;
  note: (kind: SettingsKind, isUnsaved: boolean) => void;
}

function Panel({ kind, document, note }: PanelProps) {
  const onUnsaved = useCallback((isUnsaved: boolean) => note(kind, isUnsaved), [kind, note]);
  return <SettingsForm kind={kind} document={document} onUnsaved={onUnsaved} />;
}

interface KindTabsProps {
  kinds: readonly SettingsKind[];
  shown: SettingsKind;
  unsaved: readonly SettingsKind[];
}

function KindTabs({ kinds, shown, unsaved }: KindTabsProps) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [, setSearch] = useSearchParams();
  const { state } = useLocation();
  return (
    <Tabs
      value={shown}
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      variant="scrollable"
      // The scroll buttons of a narrow window would cover the selected tab.
      scrollButtons={false}
      aria-label={translate('settings.sections')}
      sx={{ mb: 2, '& .MuiTab-root': { alignItems: { md: 'flex-start' } } }}
      onChange={(_, kind: SettingsKind) => setSearch({ [PARAMETER]: kind }, { replace: true, state })}
    >
      {kinds.map((kind) => (
        <Tab
          key={kind}
          value={kind}
          id={`tab-${kind}`}
          aria-controls={`panel-${kind}`}
          label={
            unsaved.includes(kind)
              ? `${translate(`settings.kinds.${kind}`)} (${translate('settings.unsavedMark')})`
              : translate(`settings.kinds.${kind}`)
          }
        />
      ))}
    </Tabs>
  );
}

/** Visited tabs preserve unsaved input (D59). */
export function SettingsPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const ofService = useMay('people').read;
  const may = useMay('settings').write;
  const kinds = KINDS.filter((kind) => ofService || storeOf(kind).collection === 'settings');
  const shown = kinds.find((kind) => kind === search.get(PARAMETER)) ?? 'shop';
  const [visited, setVisited] = useState<readonly SettingsKind[]>([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  const [unsaved, setUnsaved] = useState<readonly SettingsKind[]>([]);
  const note = useCallback(
    (kind: SettingsKind, isUnsaved: boolean) =>
      setUnsaved((before) => [...before.filter((each) => each !== kind), ...(isUnsaved ? [kind] : [])]),
    [],
  );
  const { documents, error, retry } = useAllDocuments(ofService ? ALL : SHOWN);
  const byKind = new Map((documents ?? []).flat().map((document) => [document.kind, { ...document }]));
  return (
    <Spaced maxWidth={1120} py={2}>
      <Title title={translate('resources.ustawienia.name')} />
      <UnsavedGuard isUnsaved={unsaved.length > 0} />
      <Text variant="body2" color="textSecondary" mb={2}>
        {translate('settings.about')}
      </Text>
      {!may && (
        <PlacedAlert severity="info" mb={2}>
          {translate('settings.readOnly')}
        </PlacedAlert>
      )}
      {error && (
        <RetryNotice onRetry={retry} mb={2}>
          {translate('settings.failed')}
        </RetryNotice>
      )}
      <Stacked display={{ xs: 'block', md: 'grid' }} columns="200px minmax(0, 1fr)" gap={3}>
        <KindTabs {...{ kinds, shown, unsaved }} />
        <div>
          {kinds.map((kind) => {
            const document = byKind.get(kind);
            return (
              <div
                key={kind}
                role="tabpanel"
                id={`panel-${kind}`}
                aria-labelledby={`tab-${kind}`}
                hidden={kind !== shown}
              >
                {visited.includes(kind) && document && <Panel kind={kind} document={document} note={note} />}
              </div>
            );
          })}
          {!documents && !error && <Skeleton variant="rounded" height={480} animation={false} />}
        </div>
      </Stacked>
    </Spaced>
  );
}
