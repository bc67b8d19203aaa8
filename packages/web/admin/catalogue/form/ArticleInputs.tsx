import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useMay } from '../../data/useMay.ts';
import { Fold } from '../../elements/Fold.tsx';
import { Text } from '../../elements/layout.tsx';
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
import { CURRENCY_SYMBOLS, LuminairePriceInput } from './LuminairePriceInput.tsx';
import { PicturesInput } from './PicturesInput.tsx';

interface ArticleInputsProps {
  resource: CatalogueResource;
  languages: readonly string[];
  types: readonly string[];
  id: string;
}

type PlacedHint = WordIn<'catalogue.hints'>;

const isHint = (name: string): name is PlacedHint => Object.hasOwn(catalogueWords.hints, name);

function hintsOf(collection: CatalogueCollection, field: CatalogueField): PlacedHint[] {
  const isRail = collection === 'connections';
  if ('isCode' in field && field.isCode)
    return isRail ? ['rail'] : collection === 'accessories' ? ['code'] : [];
  if (field.kind === 'watts') return [collection === 'powers' ? 'supplyPower' : 'power'];
  if (isRail && field.kind === 'colour') return ['railColour'];
  if (collection === 'gateways' && field.name === 'addresses') return ['gatewayAddresses'];
  const fieldHints = isHint(field.name) ? [field.name] : [];
  return isRail && field.kind === 'price' ? ['railPrice', ...fieldHints] : fieldHints;
}

const WIDE: readonly CatalogueField['kind'][] = [
  'texts',
  'picture',
  'pictures',
  'sheet',
  'photometry',
  'flag',
  'colour',
  'systemTypes',
];

const isWide = (field: CatalogueField): boolean =>
  WIDE.includes(field.kind) ||
  (field.kind === 'text' && field.isLong === true) ||
  (field.kind === 'price' && field.byProtocol !== 'never');

function Input({ field, resource, languages, types, id }: ArticleInputsProps & { field: CatalogueField }) {
  const translate = useTranslate();
  const labels = useFieldLabels();
  const mayPrice = useMay('prices').write;
  const { collection, line } = resource;
  const hints = hintsOf(collection, field).map((hint) => translate(`catalogue.hints.${hint}`));
  const text = { label: labels.ofField(field), hint: hints.join(' ') || undefined };
  const input = { ...text, collection, path: field.name };
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
      return <ProtocolsInput {...text} path={field.name} />;
    case 'price':
      // An unset euro price is derived by the rate; 0,00 € would be wrong.
      if (field.byProtocol === 'never')
        return (
          <NumberInput
            {...input}
            {...(!mayPrice && { isDisabled: true, hint: translate('catalogue.form.pricesClosed') })}
            isMoney
            suffix={CURRENCY_SYMBOLS[field.currency]}
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
      return <FlagInput {...text} path={field.name} />;
    case 'colour':
      return <ColourInput {...text} />;
    case 'picture':
      return <PictureInput collection={stored} />;
    case 'pictures':
      return <PicturesInput collection={stored} label={text.label} />;
    case 'sheet':
      return <SheetInput collection={stored} />;
    case 'photometry':
      return <PhotometryInput collection={stored} label={text.label} />;
  }
}

type Group = WordIn<'catalogue.groups'>;

const GROUPS: { [Name in CatalogueField['name']]?: Group } = {
  productDescription: 'product',
  lumens: 'light',
  photometry: 'photometry',
  length: 'body',
  addresses: 'control',
};

const FOLDED: readonly Group[] = ['body', 'control'];

function groupsOf(fields: readonly CatalogueField[]) {
  const groups: { group: Group | null; fields: CatalogueField[] }[] = [{ group: null, fields: [] }];
  for (const field of fields) {
    const group = GROUPS[field.name];
    if (group) groups.push({ group, fields: [] });
    groups.at(-1)?.fields.push(field);
  }
  return groups;
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  columnGap: 2,
  rowGap: 0.5,
  '& > .wide': { gridColumn: '1 / -1' },
} as const;

const isShown = ({ name }: CatalogueField, madeFor: readonly SystemType[] | undefined): boolean =>
  madeFor?.includes('dali') || (name !== 'addresses' && name !== 'busCurrent');

export function ArticleInputs(props: ArticleInputsProps) {
  const translate = useTranslate();
  const madeFor = useWatch({ name: 'madeFor' });
  const { errors } = useFormState();
  const requested = FIELDS[props.resource.collection].filter((field) => isShown(field, madeFor));
  return groupsOf(requested).map(({ group, fields }) => {
    const inputs = (
      <Box sx={GRID}>
        {fields.map((field) => (
          <div key={field.name + field.kind} className={isWide(field) ? 'wide' : undefined}>
            <Input {...props} field={field} />
          </div>
        ))}
      </Box>
    );
    if (!group) return <Fragment key="">{inputs}</Fragment>;
    const title = translate(`catalogue.groups.${group}`);
    if (props.resource.collection === 'bindings' && FOLDED.includes(group))
      return (
        <Fold key={group} title={title} hasFault={fields.some(({ name }) => errors[name])}>
          {inputs}
        </Fold>
      );
    return (
      <Fragment key={group}>
        <Text component="h2" variant="h3" mt={3} mb={1}>
          {title}
        </Text>
        {inputs}
      </Fragment>
    );
  });
}
