import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import type { RailColour } from '../catalogue/railColour.ts';
import { IndustryError } from './fault.ts';
import { twoLetterCode } from './languages.ts';
import {
  agreed,
  eanIn,
  type IndustryProduct,
  ipIn,
  type LocalTexts,
  MAX_PRODUCTS,
  NO_PRODUCT,
  plainWords,
  protectionClassIn,
  xmlNumber,
} from './product.ts';
import { childAt, childrenOf, descendantsOf, textAt, type XmlTree } from './xmlTree.ts';

/** Placeholders of RELUX for a missing text. */
const NO_TEXT = /^-*$/;

function textsOf(node: XmlTree | undefined): LocalTexts {
  const texts = childrenOf(node, 'Locale').flatMap(({ attributes, text }) => {
    const language = twoLetterCode(attributes.get('language'));
    return language && !NO_TEXT.test(text) ? [[language, plainWords(text)] as const] : [];
  });
  return Object.fromEntries(texts);
}

const firstOf = (texts: LocalTexts): string => texts.EN ?? Object.values(texts)[0] ?? '';

/** Elements by id, of all kinds: a reference names one of any kind. */
function byId(root: XmlTree): (id: string | undefined) => XmlTree | undefined {
  const nodes = new Map<string, XmlTree>();
  for (const node of descendantsOf(root)) {
    const id = node.attributes.get('id');
    if (id) nodes.set(id, node);
  }
  return (id) => (id === undefined ? undefined : nodes.get(id));
}

/** Attributes of an element and its descendants, whose names end so. */
function referencesIn(node: XmlTree, ending: RegExp): string[] {
  return [node, ...descendantsOf(node)].flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, value]) => (ending.test(name) ? [value] : [])),
  );
}

const EMERGENCY_ONLY = 'EmergencyOnly';

/** Light emitters of a variant: sensors and lamps for emergencies alone are none. */
function emittersOf(root: XmlTree, variant: XmlTree, find: ReturnType<typeof byId>): XmlTree[] {
  const geometry = childAt(variant, 'Geometry');
  const named = (geometry ? referencesIn(geometry, /^emitterId$/) : []).map(find);
  const [only, ...others] = childrenOf(childAt(root, 'GeneralDefinitions/Emitters'), 'Emitter');
  // Some exporters leave the geometry empty.
  const used = named.length === 0 && others.length === 0 ? [only] : named;
  return used.flatMap((node) => {
    // Alternatives within an emitter; the first one is the default.
    const emitter = node?.children.find(({ name }) => name.endsWith('LightEmitter'));
    return emitter && emitter.attributes.get('emergencyBehaviour') !== EMERGENCY_ONLY ? [emitter] : [];
  });
}

function lightOf(emitter: XmlTree, find: ReturnType<typeof byId>) {
  const equipment = find(referencesIn(emitter, /^equipmentId$/)[0]);
  const source = find(
    [emitter, ...(equipment ? [equipment] : [])].flatMap((node) => referencesIn(node, /lightSourceId$/i))[0],
  );
  const stated = (name: string) =>
    [emitter, equipment, source].map((node) => xmlNumber(textAt(node, name))).find((value) => value !== null);
  const colour = source && [...descendantsOf(source)].find(({ name }) => name === 'ColorInformation');
  return {
    watts: stated('RatedInputPower'),
    lumens: stated('RatedLuminousFlux'),
    cct: xmlNumber(textAt(colour, 'CorrelatedColorTemperature')),
    cri: xmlNumber(textAt(colour, 'ColorRenderingIndex')),
  };
}

const sumOf = (values: readonly (number | null | undefined)[]): number | null =>
  values.length > 0 && values.every((value) => typeof value === 'number')
    ? values.reduce((sum: number, value) => sum + (value ?? 0), 0)
    : null;

/** Black and white of RAL Classic. */
const RAL: Readonly<Record<string, RailColour>> = {
  ...{ 9004: 'black', 9005: 'black', 9011: 'black', 9017: 'black' },
  ...{ 9001: 'white', 9003: 'white', 9010: 'white', 9016: 'white' },
};

function colourOf(attributes: readonly XmlTree[]): RailColour | null {
  const colours = attributes.flatMap((node) =>
    childrenOf(childAt(node, 'Marketing/HousingColors'), 'HousingColor'),
  );
  const [colour, ...others] = colours.map((node) => RAL[node.attributes.get('ral') ?? '']);
  return others.length === 0 ? (colour ?? null) : null;
}

const SYMBOLS: Readonly<Record<string, LuminaireSymbol>> = { Pendant: 'pendant', Recessed: 'downlight' };

/** Symbol of the only kind of mounting on a ceiling. */
function symbolOf(variant: XmlTree): LuminaireSymbol {
  const [kind, ...others] = childAt(variant, 'Mountings/Ceiling')?.children ?? [];
  return (others.length === 0 && SYMBOLS[kind?.name ?? '']) || 'spotlight';
}

const PRODUCT_PICTURE = 'Product Picture';

/** Path in the ZIP, or address of a file elsewhere. */
function fileOf(file: XmlTree | undefined): string {
  if (!file?.text) return '';
  const [folder = ''] = file.attributes.get('contentType')?.split('/', 1) ?? [];
  return file.attributes.get('type') === 'url' ? file.text : `${folder}/${file.text}`;
}

function picturesOf(nodes: readonly XmlTree[], find: ReturnType<typeof byId>): string[] {
  const images = nodes.flatMap((node) => childrenOf(childAt(node, 'Pictures'), 'Image'));
  const isFirst = (image: XmlTree) => image.attributes.get('imageType') === PRODUCT_PICTURE;
  const sorted = [...images.filter(isFirst), ...images.filter((image) => !isFirst(image))];
  return [...new Set(sorted.map((image) => fileOf(find(image.attributes.get('fileId')))))].filter(Boolean);
}

/** Luminous intensities of one emitter; of several, the file does not state which shine together (0079). */
function photometryOf(emitters: readonly XmlTree[], find: ReturnType<typeof byId>): string {
  const [emitter, ...others] = emitters;
  if (!emitter || others.length > 0) return '';
  const photometry = find(referencesIn(emitter, /^photometryId$/)[0]);
  return photometry ? fileOf(find(referencesIn(photometry, /^fileId$/)[0])) : '';
}

function joinedTitles(product: LocalTexts, variant: LocalTexts): LocalTexts {
  const languages = new Set([...Object.keys(product), ...Object.keys(variant)]);
  return Object.fromEntries(
    [...languages].map((language) => {
      const names = [product[language] ?? firstOf(product), variant[language] ?? firstOf(variant)];
      return [language, [...new Set(names.filter(Boolean))].join(', ')];
    }),
  );
}

function productOf(
  root: XmlTree,
  meta: XmlTree | undefined,
  variant: XmlTree,
  place: number,
): IndustryProduct {
  const find = byId(root);
  const emitters = emittersOf(root, variant, find);
  const lights = emitters.map((emitter) => lightOf(emitter, find));
  const attributes = [variant, meta].flatMap((node) => childAt(node, 'DescriptiveAttributes') ?? []);
  const electrical = (name: string) =>
    attributes.map((node) => textAt(node, `Electrical/${name}`)).find(Boolean);
  const priceIn = (currency: string) =>
    attributes
      .flatMap((node) => childrenOf(childAt(node, 'Marketing/ListPrices'), 'ListPrice'))
      .filter((price) => price.attributes.get('currency')?.toUpperCase() === currency)
      .map(({ text }) => xmlNumber(text))[0] ?? null;
  const number = firstOf(textsOf(childAt(meta, 'ProductNumber')));
  const own = firstOf(textsOf(childAt(variant, 'ProductNumber')));
  return {
    ...NO_PRODUCT,
    code: own || (place === 0 ? number : number && `${number}-${place + 1}`),
    titles: joinedTitles(textsOf(childAt(meta, 'Name')), textsOf(childAt(variant, 'Name'))),
    descriptions: { ...textsOf(childAt(variant, 'Description')), ...textsOf(childAt(meta, 'Description')) },
    ean: eanIn(textAt(variant, 'GTIN')),
    price: priceIn('PLN'),
    priceEuro: priceIn('EUR'),
    watts: sumOf(lights.map(({ watts }) => watts)),
    lumens: sumOf(lights.map(({ lumens }) => lumens)),
    cct: agreed(lights.map(({ cct }) => cct)),
    cri: agreed(lights.map(({ cri }) => cri)),
    ip: ipIn(electrical('IngressProtectionIPCode')),
    protectionClass: protectionClassIn(electrical('ElectricalSafetyClass')),
    colour: colourOf(attributes),
    symbol: symbolOf(variant),
    pictures: picturesOf([variant, ...(meta ? [meta] : [])], find),
    photometry: photometryOf(emitters, find),
  };
}

/** One product for each variant of a GLDF's `product.xml`. @throws {IndustryError} */
export function gldfProducts(root: XmlTree): IndustryProduct[] {
  const definitions = childAt(root, 'ProductDefinitions');
  const meta = childAt(definitions, 'ProductMetaData');
  const variants = childrenOf(childAt(definitions, 'Variants'), 'Variant');
  if (variants.length === 0) throw new IndustryError('noProducts');
  if (variants.length > MAX_PRODUCTS) throw new IndustryError('tooManyProducts');
  return variants.map((variant, place) => productOf(root, meta, variant, place));
}
