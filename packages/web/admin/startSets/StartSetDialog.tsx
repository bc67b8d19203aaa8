import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import {
  planStartSet,
  readStartSet,
  type StartSet,
  type StartSetFault,
  type StartSetPlan,
} from '@lumitor/domain/catalogue/startSet';
import { familyName } from '@lumitor/domain/parts/neededCodes';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Alert, DialogContentText, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLineNames } from '../../data/settings.ts';
import { saveFile } from '../../parts/file.ts';
import { PlacedButton, Spaced } from '../elements/layout.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { type ChosenFile, FileImport, ImportBody, type ReadImport } from '../spreadsheet/FileImport.tsx';
import { importReason } from '../spreadsheet/importReason.ts';
import { useTranslate } from '../words/useTranslate.ts';
import sample from './sampleSet.json';
import { startSetOperations, useLine } from './useLine.ts';

export const saveSample = (): void =>
  saveFile(
    new Blob([JSON.stringify(sample, null, 2)], { type: 'application/json' }),
    'przykladowy-zestaw.json',
  );

function StartSetPreview({ plan, title }: { plan: StartSetPlan; title: string }) {
  const translate = useTranslate();
  const { families, knownFamilies, additions, knownArticles } = plan;
  const counts = ['connections', 'accessories', 'powers', 'systems', 'gateways'] as const;
  const names = (listed: typeof families) => listed.map(familyName).join(', ');
  return (
    <div role="status">
      <Typography variant="h3">{title}</Typography>
      {families.length === 0 && additions.length === 0 && (
        <Typography>{translate('startSets.nothing')}</Typography>
      )}
      <Spaced component="ul" pl={2.5} my={1}>
        {families.length > 0 && (
          <li>
            {translate('startSets.families', { smart_count: families.length })}: {names(families)}
          </li>
        )}
        {counts.map((collection) => {
          const count = additions.filter((addition) => addition.collection === collection).length;
          return (
            count > 0 && (
              <li key={collection}>
                {translate('startSets.articles', {
                  name: translate(`startSets.collections.${collection}`),
                  count,
                })}
              </li>
            )
          );
        })}
      </Spaced>
      {knownFamilies.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('startSets.knownFamilies')}: {names(knownFamilies)}
        </Typography>
      )}
      {knownArticles > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('startSets.knownArticles', { smart_count: knownArticles })}
        </Typography>
      )}
    </div>
  );
}

const MOST_PLACES = 12;

function StartSetRefused({ fault }: { fault: StartSetFault }) {
  const translate = useTranslate();
  const places = fault.kind === 'fields' ? fault.places : [];
  return (
    <>
      {translate(`startSets.faults.${fault.kind}`, { smart_count: places.length })}
      {places.length > 0 && (
        <Spaced component="ul" mb={0} pl={2.5}>
          {places.slice(0, MOST_PLACES).map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code>: {translate('startSets.place', { message })}
            </li>
          ))}
        </Spaced>
      )}
    </>
  );
}

async function readSet(file: File): Promise<ReadImport<StartSet>> {
  const read = readStartSet(await file.text());
  return read.fault ? { fault: <StartSetRefused fault={read.fault} /> } : { content: read.set };
}

function ReadSet({ line, chosen }: { line: ProductLine; chosen: ChosenFile<StartSet> }) {
  const translate = useTranslate();
  const { attempt } = useBatch();
  const queries = useQueryClient();
  const { content: set, name, onClose } = chosen;
  const { shop, error } = useLine(line);
  const [isImporting, setImporting] = useState(false);
  const plan = useMemo(() => shop && planStartSet(set, shop.inForce.table, shop.articles), [set, shop]);
  const operations = plan && shop ? startSetOperations(plan, shop.inForce) : [];
  const bring = async () => {
    setImporting(true);
    const applied = await attempt(importReason(name), operations, {
      word: 'startSets.done',
      options: { title: set.title },
    });
    setImporting(false);
    if (!applied) return;
    // Rules open for editing are replaced by the imported ones.
    void queries.invalidateQueries({ queryKey: ['partTables', 'getOne', line] });
    onClose();
  };
  return (
    <ImportBody
      chosen={chosen}
      isBusy={isImporting}
      isDisabled={operations.length === 0}
      words={translate('startSets.import')}
      apply={bring}
    >
      {error && <Alert severity="error">{translate('startSets.loadFailed')}</Alert>}
      {plan && <StartSetPreview plan={plan} title={set.title} />}
      {!plan && !error && <LinearProgress aria-label={translate('spreadsheet.import.reading')} />}
    </ImportBody>
  );
}

export function StartSetDialog({ line, onClose }: { line: ProductLine; onClose(): void }) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  return (
    <FileImport
      title={translate('startSets.title', { line: lineNames[line] })}
      accept=".json,application/json"
      read={readSet}
      drop={translate('startSets.drop')}
      about={
        <>
          <DialogContentText>{translate('startSets.about')}</DialogContentText>
          <PlacedButton size="small" startIcon={<FileDownload />} onClick={saveSample} justifySelf="start">
            {translate('startSets.sample')}
          </PlacedButton>
        </>
      }
      width={['sm', 'sm']}
      onClose={onClose}
    >
      {(chosen) => <ReadSet line={line} chosen={chosen} />}
    </FileImport>
  );
}
