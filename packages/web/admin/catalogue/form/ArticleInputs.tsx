import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { catalogueWords } from '../../words/catalogue.ts';
import type { WordIn } from '../../words/messages.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { ColourInput, FlagInput, ProtocolsInput } from './choiceInputs.tsx';
import { PhotometryInput, PictureInput, SheetInput } from './FileInput.tsx';
import {
  CodeInput,
  LuminaireTypeInput,
  NumberInput,
  SystemTypeInput,
  TextInput,
  TextsInput,
  TypeInput,
} from './inputs.tsx';
import { LuminairePriceInput, SYMBOLS } from './LuminairePriceInput.tsx';

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

const isHint = (name: string): name is Hint => Object.hasOwn(catalogueWords.hints, name);

/** What is said below a field: some say it by its collection, the others have a hint of their name, if any. */
function hintsOf(collection: CatalogueCollection, field: CatalogueField): Hint[] {
  const isRail = collection === 'connections';
  if ('isCode' in field && field.isCode)
    return isRail ? ['rail'] : collection === 'accessories' ? ['code'] : [];
  if (field.kind === 'watts') return [collection === 'powers' ? 'supplyPower' : 'power'];
  if (isRail && field.kind === 'colour') return ['railColour'];
  if (collection === 'gateways' && field.name === 'addresses') return ['gatewayAddresses'];
  const own = isHint(field.name) ? [field.name] : [];
  return isRail && field.kind === 'price' ? ['railPrice', ...own] : own;
}

const WIDE: readonly CatalogueField['kind'][] = [
  ...(['texts', 'picture', 'sheet', 'photometry', 'flag', 'colour', 'systemTypes'] as const),
];

/** Fields that need a line of their own. */
const isWide = (field: CatalogueField): boolean =>
  WIDE.includes(field.kind) ||
  (field.kind === 'text' && field.isLong === true) ||
  (field.kind === 'price' && field.byProtocol !== 'never');

function Input({ field, resource, languages, types, id }: ArticleInputsProps & { field: CatalogueField }) {
  const translate = useTranslate();
  const labels = useFieldLabels();
  const { collection, line } = resource;
  const hints = hintsOf(collection, field).map((hint) => translate(`catalogue.hints.${hint}`));
  const said = { label: labels.ofField(field), hint: hints.join(' ') || undefined };
  const input = { ...said, collection, path: field.name };
  const stored = collectionOf(collection, line);
  switch (field.kind) {
    case 'texts':
      return <TextsInput collection={collection} field={field} languages={languages} />;
    case 'text':
      if (field.isCode) return <CodeInput {...input} resource={resource} id={id} />;
      return <TextInput {...input} isLong={field.isLong} isRequired={field.isRequired} />;
    case 'type':
      if (field.isCode) return <CodeInput {...input} resource={resource} id={id} isRequired />;
      return <TypeInput {...input} types={types} />;
    case 'luminaireType':
      return <LuminaireTypeInput {...input} />;
    case 'systemType':
      return <SystemTypeInput {...input} />;
    case 'systemTypes':
      return <ProtocolsInput {...said} path={field.name} />;
    case 'price':
      // Unset, a euro price follows from the złoty by the rate: that is no 0,00 €.
      if (field.byProtocol === 'never')
        return (
          <NumberInput
            {...input}
            isMoney
            suffix={SYMBOLS[field.currency]}
            isZeroUnknown={field.currency === 'EUR'}
          />
        );
      return (
        <>
          {field.name === 'price' && (
            <ProtocolsInput
              path="madeFor"
              label={translate('catalogue.fields.madeFor')}
              hint={translate('catalogue.hints.madeFor')}
              noneFault={translate('catalogue.faults.madeForNone')}
              // Which of its amounts the price needs.
              judges="price"
            />
          )}
          <LuminairePriceInput collection={collection} field={field} />
        </>
      );
    case 'watts':
      return <NumberInput {...input} suffix="W" isZeroUnknown />;
    case 'pieces':
      return <NumberInput {...input} />;
    case 'measure':
      return <NumberInput {...input} suffix={field.unit} isOptional />;
    case 'flag':
      return <FlagInput {...said} path={field.name} />;
    case 'colour':
      return <ColourInput {...said} />;
    case 'picture':
      return <PictureInput collection={stored} />;
    case 'sheet':
      return <SheetInput collection={stored} />;
    case 'photometry':
      return <PhotometryInput collection={stored} label={said.label} />;
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
