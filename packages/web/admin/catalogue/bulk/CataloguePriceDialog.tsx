import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/documents/collections';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useMemo, useState } from 'react';
import { LINE_NAMES } from '../../../shell/lineNames.ts';
import { activeLanguages } from '../../data/activeLanguages.ts';
import { useAllDocuments } from '../../data/allDocuments.ts';
import { CATALOGUE_RESOURCES, type CatalogueResource } from '../../data/resources.ts';
import { useLuminaireTypes } from '../../luminaireTypes/useLuminaireTypes.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { filterArticles } from '../filter.ts';
import PriceDialog, { type PricedArticles } from './PriceDialog.tsx';

const STORED = CATALOGUE_RESOURCES.map(({ collection, line }) => collectionOf(collection, line));

interface CollectionsProps {
  line: ProductLine;
  chosen: readonly CatalogueResource[];
  onChange(chosen: CatalogueResource[]): void;
}

/** The collections of one line, each to be ticked. */
function Collections({ line, chosen, onChange }: CollectionsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel id={id} sx={{ fontSize: '0.75rem' }}>
        {LINE_NAMES[line]}
      </FormLabel>
      <FormGroup row>
        {CATALOGUE_RESOURCES.filter((resource) => resource.line === line).map((resource) => (
          <FormControlLabel
            key={resource.name}
            label={translate(`resources.${resource.word}.name`)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(resource)}
                onChange={({ target }) =>
                  onChange(
                    CATALOGUE_RESOURCES.filter((each) =>
                      each === resource ? target.checked : chosen.includes(each),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}

const typesOf = (chosen: readonly PricedArticles[]): string[] =>
  [...new Set(chosen.flatMap(({ articles }) => articles.map(({ type }) => String(type ?? ''))))]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b, 'pl', { numeric: true }));

interface CataloguePriceDialogProps {
  /** The page that is ticked at first. */
  resource: CatalogueResource;
  onClose(): void;
}

/** Changes prices in several collections at once, of both lines. */
export default function CataloguePriceDialog({ resource, onClose }: CataloguePriceDialogProps) {
  const translate = useTranslate();
  const { titleOf } = useLuminaireTypes();
  const { documents } = useAllDocuments(STORED);
  const [ticked, setTicked] = useState<CatalogueResource[]>([resource]);
  const [q, setQ] = useState('');
  const [type, setType] = useState<string[]>([]);
  const all = useMemo(
    () =>
      ticked.map((each) => ({
        resource: each,
        articles: documents?.[CATALOGUE_RESOURCES.indexOf(each)] ?? [],
      })),
    [ticked, documents],
  );
  const chosen = useMemo(
    () =>
      all.map(({ resource: each, articles }) => ({
        resource: each,
        articles: filterArticles(each.collection, articles, { q, type }, activeLanguages()),
      })),
    [all, q, type],
  );
  return (
    <PriceDialog
      chosen={chosen}
      scope={
        <Box sx={{ mb: 2 }}>
          {LINES.map((line) => (
            <Collections key={line} line={line} chosen={ticked} onChange={setTicked} />
          ))}
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
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
          </Box>
        </Box>
      }
      onClose={onClose}
      onDone={() => {}}
    />
  );
}
