import type { Accessory, Binding, Connection, Gateway, Power, Stored, System } from '../catalogue/article.ts';
import { ROLES } from '../catalogue/partTable.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { DEFAULT_PART_TABLES } from '../parts/defaultPartTable.ts';
import { type Choices, NO_CHOICES } from '../plan/choices.ts';

const stored = (id: string): Stored => ({ id, version: 1, createdAt: '2026-01-02T03:04:05.000Z' });
const titled = {
  titleEn: '',
  translation: {},
  active: true,
  img: '',
  base64: '',
  pictures: [],
  ean: '',
  description: '',
};
const uncoloured = { isBlack: false, isWhite: false };
const BLACK = { isBlack: true, isWhite: false };
const WHITE = { isBlack: false, isWhite: true };

const connection = (id: string, type: string, colour: typeof BLACK, price = 100): Connection => ({
  ...stored(id),
  ...titled,
  ...colour,
  title: `Szyna ${type}`,
  type,
  tooltip: '',
  tooltipEn: '',
  translationTooltip: {},
  price,
  priceEuro: 0,
});
export const binding = (id: string, own: Partial<Binding> = {}): Binding => ({
  ...stored(id),
  ...titled,
  ...uncoloured,
  title: id,
  type: 'spot',
  price: 50,
  priceEuro: { dali: 0, zigbee: 0, onOff: 0 },
  power: 10,
  quantity: 0,
  productDescription: '',
  productDescriptionEn: '',
  translationProductDescription: {},
  sheet: '',
  photometry: '',
  ip: '',
  protectionClass: '',
  fitsBent: true,
  ...own,
});
export const power = (id: string, own: Partial<Power> = {}): Power => ({
  ...stored(id),
  ...titled,
  ...uncoloured,
  title: id,
  type: id,
  price: 200,
  priceEuro: 0,
  power: 100,
  isDali: false,
  ...own,
});
export const accessory = (id: string, own: Partial<Accessory> = {}): Accessory => ({
  ...stored(id),
  ...titled,
  ...uncoloured,
  title: id,
  type: 'part',
  price: 10,
  priceEuro: 0,
  quantity: 0,
  ...own,
});
const gateway = (id: string, own: Partial<Gateway> = {}): Gateway => ({
  ...stored(id),
  ...titled,
  title: id,
  price: 300,
  priceEuro: 0,
  showInSummary: true,
  systemTypes: [],
  ...own,
});
const system = (id: string, type: System['type']): System => ({
  ...stored(id),
  active: true,
  price: 20,
  priceEuro: 0,
  title: id,
  type,
  descriptionPL: '',
  descriptionEN: '',
  translationDescription: {},
});

const [family] = DEFAULT_PART_TABLES.standard.families;

export const sampleCatalogue: LineCatalogue = {
  connections: [connection('black', 'MT0001', BLACK), connection('white', 'MT0002', WHITE)],
  systems: [system('onOff', 'onOff'), system('dali', 'dali'), system('zigbee', 'zigbee')],
  gateways: [
    gateway('dali-gateway', { systemTypes: ['dali'] }),
    gateway('quiet-gateway', { showInSummary: false }),
  ],
  powers: [
    power('p60', { power: 60, price: 100 }),
    power('p100', { power: 100 }),
    power('p100-cheap', { power: 100, price: 150 }),
    power('p200-dali', { power: 200, isDali: true }),
    power('extra', { type: 'MA0007', power: 150 }),
  ],
  bindings: [
    binding('spot'),
    binding('nero-black', { title: 'Nero', ...BLACK, power: 12 }),
    binding('nero-white', { title: 'Nero', ...WHITE, power: 12 }),
    binding('dali-only', { price: { dali: 50, zigbee: 0, onOff: 0 } }),
  ],
  accessories: [
    ...ROLES.flatMap((role) => [
      accessory(`${role}-black`, { title: role, description: family?.parts[role].black ?? '', ...BLACK }),
      accessory(`${role}-white`, { title: role, description: family?.parts[role].white ?? '', ...WHITE }),
    ]),
    accessory('remote', { description: 'MA0900', price: 75 }),
  ],
  luminaireTypes: [
    {
      ...stored('spot'),
      key: 'spot',
      title: 'Reflektory',
      titleEn: 'Spotlights',
      translation: {},
      symbol: 'spotlight',
    },
  ],
  lightTargets: [
    {
      ...stored('office'),
      key: 'office',
      title: 'Biuro',
      titleEn: 'Office',
      translation: { DE: 'Büro' },
      kind: 'least',
      lux: 500,
      uniformity: 0.6,
      source: 'EN 12464-1:2021, tab. 34',
    },
  ],
  partTable: DEFAULT_PART_TABLES.standard,
};

export const sampleChoices: Choices = { ...NO_CHOICES, connectionId: 'black', systemId: 'onOff' };
