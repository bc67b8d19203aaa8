import type { CatalogueCollection } from './productLine.ts';

/** Dependency of prices on the control protocol (D23). */
type ByProtocol = 'never' | 'either' | 'always';

export type CatalogueField =
  | {
      kind: 'texts';
      name: 'title' | 'description' | 'tooltip' | 'productDescription';
      stored: { pl: string; en: string; others: string };
      isRequired?: true;
      isLong?: true;
    }
  | {
      kind: 'text';
      name: 'title' | 'description' | 'ean' | 'ip' | 'protectionClass';
      isRequired?: true;
      isLong?: true;
      isCode?: true;
    }
  | { kind: 'type'; name: 'type'; isCode?: true }
  | { kind: 'luminaireType'; name: 'type' }
  | { kind: 'systemType'; name: 'type' }
  | { kind: 'systemTypes'; name: 'systemTypes' }
  | { kind: 'price'; name: 'price' | 'priceEuro'; currency: 'PLN' | 'EUR'; byProtocol: ByProtocol }
  | { kind: 'watts'; name: 'power' }
  | { kind: 'pieces'; name: 'quantity' }
  | {
      kind: 'measure';
      name:
        | 'length'
        | 'drop'
        | 'tiltMax'
        | 'lumens'
        | 'beam'
        | 'photometryTurn'
        | 'throwsTo'
        | 'luminousLength'
        | 'addresses'
        | 'busCurrent'
        | 'current'
        | 'maxLuminaires'
        | 'inrushCurrent'
        | 'inrushTime'
        | 'perB16'
        | 'cct'
        | 'cri'
        | 'leadDays';
      unit: 'cm' | 'd' | '°' | 'lm' | 'K' | 'mA' | 'A' | 'µs' | '';
    }
  | { kind: 'flag'; name: 'active' | 'showInSummary' | 'isDali' | 'fitsBent' }
  | { kind: 'colour'; name: 'colour'; stored: readonly ['isBlack', 'isWhite'] }
  | { kind: 'picture'; name: 'img'; stored: readonly ['img', 'base64'] }
  | { kind: 'pictures'; name: 'pictures' }
  | { kind: 'sheet'; name: 'sheet' }
  | { kind: 'photometry'; name: 'photometry' };

type TextsField = Extract<CatalogueField, { kind: 'texts' }>;
type Name<Kind extends CatalogueField['kind']> = Extract<CatalogueField, { kind: Kind }>['name'];

const texts = (
  name: TextsField['name'],
  [pl, en, others]: readonly [pl: string, en: string, others: string],
  look: Pick<TextsField, 'isRequired' | 'isLong'> = { isLong: true },
): CatalogueField => ({ kind: 'texts', name, stored: { pl, en, others }, ...look });
export const TITLE_FIELD = texts('title', ['title', 'titleEn', 'translation'], { isRequired: true });
const title = TITLE_FIELD;
const flag = (name: Name<'flag'>): CatalogueField => ({ kind: 'flag', name });
const active = flag('active');
type MeasureField = Extract<CatalogueField, { kind: 'measure' }>;
const measure = (name: MeasureField['name'], unit: MeasureField['unit'] = ''): CatalogueField => {
  return { kind: 'measure', name, unit };
};
const prices = (pln: ByProtocol = 'never', eur = pln): [CatalogueField, CatalogueField] => [
  { kind: 'price', name: 'price', currency: 'PLN', byProtocol: pln },
  { kind: 'price', name: 'priceEuro', currency: 'EUR', byProtocol: eur },
];
const watts: CatalogueField = { kind: 'watts', name: 'power' };
const img: CatalogueField = { kind: 'picture', name: 'img', stored: ['img', 'base64'] };
/** All pictures, bar code and lead time. */
const pictured: readonly CatalogueField[] = [
  img,
  { kind: 'pictures', name: 'pictures' },
  { kind: 'text', name: 'ean' },
  measure('leadDays', 'd'),
];
const colour: CatalogueField = { kind: 'colour', name: 'colour', stored: ['isBlack', 'isWhite'] };
const quantity: CatalogueField = { kind: 'pieces', name: 'quantity' };
const code: CatalogueField = { kind: 'text', name: 'description', isCode: true };
const type: CatalogueField = { kind: 'type', name: 'type' };
const typeCode: CatalogueField = { kind: 'type', name: 'type', isCode: true };
const description: CatalogueField = { kind: 'text', name: 'description', isLong: true };

export const FIELDS: Record<CatalogueCollection, readonly CatalogueField[]> = {
  systems: [
    active,
    ...prices(),
    { kind: 'text', name: 'title', isRequired: true },
    { kind: 'systemType', name: 'type' },
    texts('description', ['descriptionPL', 'descriptionEN', 'translationDescription']),
  ],
  gateways: [
    title,
    active,
    ...prices(),
    ...pictured,
    flag('showInSummary'),
    code,
    { kind: 'systemTypes', name: 'systemTypes' },
    measure('maxLuminaires'),
    measure('addresses'),
    measure('current', 'mA'),
  ],
  powers: [
    title,
    active,
    typeCode,
    ...prices(),
    watts,
    ...pictured,
    description,
    colour,
    flag('isDali'),
    measure('inrushCurrent', 'A'),
    measure('inrushTime', 'µs'),
    measure('perB16'),
  ],
  bindings: [
    title,
    active,
    { kind: 'luminaireType', name: 'type' },
    ...prices('either', 'always'),
    watts,
    ...pictured,
    code,
    quantity,
    colour,
    texts('productDescription', [
      'productDescription',
      'productDescriptionEn',
      'translationProductDescription',
    ]),
    { kind: 'sheet', name: 'sheet' },
    measure('lumens', 'lm'),
    measure('beam', '°'),
    measure('cct', 'K'),
    measure('cri'),
    { kind: 'text', name: 'ip' },
    { kind: 'text', name: 'protectionClass' },
    { kind: 'photometry', name: 'photometry' },
    measure('photometryTurn', '°'),
    measure('throwsTo', '°'),
    measure('length', 'cm'),
    measure('luminousLength', 'cm'),
    measure('drop', 'cm'),
    measure('tiltMax', '°'),
    flag('fitsBent'),
    measure('addresses'),
    measure('busCurrent', 'mA'),
  ],
  accessories: [
    title,
    active,
    type,
    ...prices(),
    ...pictured,
    code,
    quantity,
    colour,
    measure('length', 'cm'),
  ],
  connections: [
    title,
    active,
    typeCode,
    texts('tooltip', ['tooltip', 'tooltipEn', 'translationTooltip']),
    ...prices(),
    ...pictured,
    description,
    colour,
  ],
};

export function storedNames(field: CatalogueField): readonly string[] {
  if (field.kind === 'texts') return [field.stored.pl, field.stored.en, field.stored.others];
  return 'stored' in field ? field.stored : [field.name];
}

export function codeFieldOf(collection: CatalogueCollection): 'type' | 'description' | null {
  const field = FIELDS[collection].find((each) => 'isCode' in each && each.isCode);
  return (field?.name as 'type' | 'description' | undefined) ?? null;
}
