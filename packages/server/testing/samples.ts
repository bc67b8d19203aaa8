import type { CollectionName } from '@lumitor/domain/documents/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import type { Fields } from '../documents/document.ts';

const article = { title: 'Tuba', titleEn: 'Tube', type: 'MT0001', active: true, price: 129.9 };
const system = { title: 'DALI', type: 'dali', active: true };
const gateway = { title: 'Bramka', active: true };

/** One document that each collection accepts. */
export const SAMPLES: Record<CollectionName, Fields> = {
  connections: article,
  systems: system,
  gateways: gateway,
  powers: { ...article, power: 100 },
  bindings: article,
  accessories: { ...article, description: 'MA0101' },
  microConnections: article,
  microSystems: system,
  microGateways: gateway,
  microPowers: article,
  microBindings: article,
  microAccessories: article,
  partTables: { ...DEFAULT_PART_TABLES.micro },
  luminaireTypes: { key: 'spotlight', title: 'Reflektory', titleEn: 'Spotlights' },
  translations: { translations: { header: { title_PL: 'Tytuł', title_EN: 'Title', title_DE: 'Titel' } } },
  languages: { lang: 'EN', active: true },
  views: {
    page: 'oprawy',
    name: 'Bez zdjęcia',
    owner: 'anna@lumitor.test',
    filter: { missing: ['picture'] },
    sort: { field: 'title', order: 'ASC' },
    perPage: 25,
    columns: { hidden: ['cri'], order: [] },
  },
  emails: { email: 'jan@example.com' },
  reflinks: { active: true, name: 'Studio Światło', email: 'studio@example.com' },
  reflinksdownload: {
    order: {
      frameType: 'MT0001',
      frameDescription: 'Szyna',
      frameLength100: 0,
      frameLength200: 200,
      systemType: '',
      gateWay: '',
      powerType: '',
      powerDescription: '',
      power: 0,
      bindings: [],
      accessories: [],
      totalItems: 1,
      isBlack: true,
      isWhite: false,
      isMicro: false,
    },
    vat: 1.23,
    parent: 'partner-1',
    data: {
      savedAt: '2026-11-20T10:00:00.000Z',
      language: 'PL',
      currency: 'PLN',
      euroRate: 4.2345,
      name: 'Salon',
      lines: [],
      totals: { net: 0, vat: 0, gross: 0, isIncomplete: false },
      totalPower: 0,
      totalLength: 200,
      powerExceeded: false,
      steps: [],
      inactiveEntries: [],
      choices: {
        connectionId: null,
        systemId: null,
        gatewayId: null,
        powerId: null,
        bindings: [],
        accessories: [],
      },
      email: 'jan@example.com',
      idempotencyKey: '5b0b6a6e-58c5-4d57-9a6c-6b5f0f6f8a11',
      requestHash: 'abc',
    },
  },
};
