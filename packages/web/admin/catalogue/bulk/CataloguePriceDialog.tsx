import { LINES } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { shownLineNames } from '../../../data/settings.ts';
import { adminLanguages } from '../../data/activeLanguages.ts';
import { useAllDocuments } from '../../data/allDocuments.ts';
import { compareNames } from '../../data/compareNames.ts';
import { CATALOGUE_RESOURCES, type CatalogueResource, catalogueResource } from '../../data/resources.ts';
import { Spaced, Stacked } from '../../elements/layout.tsx';
import { Ticks } from '../../elements/Ticks.tsx';
import { useLuminaireTypes } from '../../named/luminaireTypes.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { filterArticles } from '../filter.ts';
import PriceDialog, { type PricedArticles } from './PriceDialog.tsx';

const PAGES = CATALOGUE_RESOURCES.map(({ name }) => name);
const STORED = CATALOGUE_RESOURCES.map(({ collection, line }) => collectionOf(collection, line));

const typesOf = (chosen: readonly PricedArticles[]): string[] =>
  [...new Set(chosen.flatMap(({ articles }) => articles.map(({ type }) => String(type ?? ''))))]
    .filter(Boolean)
    .sort(compareNames);

interface CataloguePriceDialogProps {
  resource: CatalogueResource;
  onClose(): void;
}

export default function CataloguePriceDialog({ resource, onClose }: CataloguePriceDialogProps) {
  const translate = useTranslate();
  const { titleOf } = useLuminaireTypes();
  const { documents } = useAllDocuments(STORED);
  const [ticked, setTicked] = useState<readonly string[]>([resource.name]);
  const [q, setQ] = useState('');
  const [type, setType] = useState<string[]>([]);
  const all = useMemo(
    () =>
      CATALOGUE_RESOURCES.flatMap((each, index) =>
        ticked.includes(each.name) ? [{ resource: each, articles: documents?.[index] ?? [] }] : [],
      ),
    [ticked, documents],
  );
  const chosen = useMemo(
    () =>
      all.map(({ resource: each, articles }) => ({
        resource: each,
        articles: filterArticles(each.collection, articles, { q, type }, adminLanguages()),
      })),
    [all, q, type],
  );
  return (
    <PriceDialog
      chosen={chosen}
      scope={
        <Spaced mb={2}>
          {LINES.map((line) => (
            <Ticks
              key={line}
              label={shownLineNames()[line]}
              all={PAGES.filter((name) => catalogueResource(name)?.line === line)}
              ticked={ticked}
              nameOf={(name) => translate(`resources.${name}.name`)}
              onChange={(names) =>
                setTicked((others) => [
                  ...others.filter((name) => catalogueResource(name)?.line !== line),
                  ...names,
                ])
              }
            />
          ))}
          <Stacked gap={0} columnGap={2} columns={{ xs: '1fr', sm: '1fr 1fr' }}>
            <TextField
              type="search"
              label={translate('catalogue.list.search')}
              value={q}
              onChange={({ target }) => setQ(target.value)}
            />
            <Autocomplete
              multiple
              size="small"
              options={typesOf(all)}
              value={type}
              getOptionLabel={titleOf}
              onChange={(_, types) => setType(types)}
              renderInput={(input) => <TextField {...input} label={translate('catalogue.fields.type')} />}
            />
          </Stacked>
        </Spaced>
      }
      onClose={onClose}
      onDone={() => {}}
    />
  );
}
