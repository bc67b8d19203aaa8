import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import type { WordIn } from '../../words/messages.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { CodeNotice } from './CodeNotice.tsx';
import { ColourInput } from './ColourInput.tsx';
import { PhotometryInput, PictureInput, SheetInput } from './FileInputs.tsx';
import { FlagInput } from './FlagInput.tsx';
import { LuminairePriceInput } from './LuminairePriceInput.tsx';
import { LuminaireTypeInput } from './LuminaireTypeInput.tsx';
import { MadeForInput } from './MadeForInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PriceInput } from './PriceInput.tsx';
import { SystemTypeInput } from './SystemTypeInput.tsx';
import { SystemTypesInput } from './SystemTypesInput.tsx';
import { TextInput } from './TextInput.tsx';
import { TextsInput } from './TextsInput.tsx';
import { TypeInput } from './TypeInput.tsx';

interface ArticleInputsProps {
  resource: CatalogueResource;
  /** Codes of the languages to be filled in. */
  languages: readonly string[];
  /** Types that other articles have. */
  types: readonly string[];
  /** Id of the article, empty for a new one. */
  id: string;
}

type Hint = WordIn<'catalogue.hints'>;

const HINTED = [
  'active',
  'quantity',
  'description',
  'showInSummary',
  'beam',
  'ip',
  'photometryTurn',
  'throwsTo',
  'length',
  'luminousLength',
  'drop',
  'tiltMax',
  'addresses',
  'busCurrent',
  'maxLuminaires',
] as const;

/** Names of the hints there are, beside those of prices, by the field. */
function hintOf(collection: CatalogueCollection, field: CatalogueField): Hint | undefined {
  if ('isCode' in field && field.isCode)
    return collection === 'connections' ? 'rail' : collection === 'accessories' ? 'code' : undefined;
  if (field.kind === 'watts') return collection === 'powers' ? 'supplyPower' : 'power';
  return HINTED.find((name) => name === field.name);
}

/** Fields that need a line of their own. */
const isWide = (field: CatalogueField): boolean =>
  field.kind === 'texts' ||
  field.kind === 'picture' ||
  field.kind === 'sheet' ||
  field.kind === 'photometry' ||
  field.kind === 'flag' ||
  field.kind === 'colour' ||
  field.kind === 'systemTypes' ||
  (field.kind === 'text' && field.isLong === true) ||
  (field.kind === 'price' && field.byProtocol !== 'never');

function Input({ field, resource, languages, types, id }: ArticleInputsProps & { field: CatalogueField }) {
  const translate = useTranslate();
  const labels = useFieldLabels();
  const { collection, line } = resource;
  const label = labels.ofField(field);
  const hintWord = hintOf(collection, field);
  const hint = hintWord && translate(`catalogue.hints.${hintWord}`);
  switch (field.kind) {
    case 'texts':
      return <TextsInput collection={collection} field={field} languages={languages} />;
    case 'text':
      return (
        <>
          <TextInput
            collection={collection}
            path={field.name}
            label={label}
            hint={hint}
            isLong={field.isLong}
            isRequired={field.isRequired}
          />
          {field.isCode && <CodeNotice resource={resource} path={field.name} id={id} />}
        </>
      );
    case 'type':
      if (!field.isCode) return <TypeInput collection={collection} label={label} types={types} />;
      return (
        <>
          <TextInput collection={collection} path={field.name} label={label} hint={hint} isRequired />
          <CodeNotice resource={resource} path={field.name} id={id} />
        </>
      );
    case 'luminaireType':
      return <LuminaireTypeInput label={label} />;
    case 'systemType':
      return <SystemTypeInput label={label} />;
    case 'systemTypes':
      return <SystemTypesInput label={label} />;
    case 'price':
      if (field.byProtocol === 'never') return <PriceInput collection={collection} field={field} />;
      return (
        <>
          {field.name === 'price' && <MadeForInput />}
          <LuminairePriceInput collection={collection} field={field} />
        </>
      );
    case 'watts':
      return (
        <NumberInput
          collection={collection}
          path={field.name}
          label={label}
          suffix="W"
          hint={hint}
          isZeroUnknown
        />
      );
    case 'pieces':
      return <NumberInput collection={collection} path={field.name} label={label} hint={hint} />;
    case 'measure':
      return (
        <NumberInput
          collection={collection}
          path={field.name}
          label={label}
          suffix={field.unit}
          hint={hint}
          isOptional
        />
      );
    case 'flag':
      return <FlagInput path={field.name} label={label} hint={hint} />;
    case 'colour':
      return <ColourInput isRail={collection === 'connections'} />;
    case 'picture':
      return <PictureInput collection={collectionOf(collection, line)} />;
    case 'sheet':
      return <SheetInput collection={collectionOf(collection, line)} />;
    case 'photometry':
      return <PhotometryInput collection={collectionOf(collection, line)} label={label} />;
  }
}

/** What stands above a group of fields, by the first of them. */
const GROUPS: { [Name in CatalogueField['name']]?: WordIn<'catalogue.groups'> } = {
  productDescription: 'product',
  lumens: 'light',
  photometry: 'photometry',
  length: 'body',
  addresses: 'control',
};

/** What a luminaire takes of the bus has no meaning where it is not made for DALI. */
const isAsked = ({ name }: CatalogueField, madeFor: readonly SystemType[] | undefined): boolean =>
  madeFor?.includes('dali') || (name !== 'addresses' && name !== 'busCurrent');

/** The inputs of an article, new or not, in the order in which its collection names its fields. */
export function ArticleInputs(props: ArticleInputsProps) {
  const translate = useTranslate();
  const madeFor = useWatch({ name: 'madeFor' });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        columnGap: 2,
        rowGap: 0.5,
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {FIELDS[props.resource.collection]
        .filter((field) => isAsked(field, madeFor))
        .map((field) => {
          const group = GROUPS[field.name];
          return (
            <Fragment key={field.name + field.kind}>
              {group && (
                <Typography className="wide" component="h2" variant="h3" sx={{ mt: 3, mb: 1 }}>
                  {translate(`catalogue.groups.${group}`)}
                </Typography>
              )}
              <div className={isWide(field) ? 'wide' : undefined}>
                <Input {...props} field={field} />
              </div>
            </Fragment>
          );
        })}
    </Box>
  );
}
