import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueStore } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';
import { chosenLineStore, enterLine } from './chosenLine.ts';

const empty = { connections: [], systems: [], gateways: [], powers: [], bindings: [], accessories: [] };
const snapshot = { ...empty, partTable: DEFAULT_PART_TABLES.micro };

/** What happened, in its order. */
let happened: string[];
let isServed: boolean;

function forget(): void {
  catalogueStore.setState(catalogueStore.getInitialState(), true);
  chosenLineStore.setState(chosenLineStore.getInitialState(), true);
  sharedStore.setState(sharedStore.getInitialState(), true);
}

beforeEach(() => {
  happened = [];
  isServed = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string) => {
    happened.push(path);
    return Response.json(isServed ? snapshot : {}, { status: isServed ? 200 : 404 });
  });
  forget();
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const initialise = async () => () => {
  expect(catalogueStore.getState().micro.status).toBe('ready');
  expect(chosenLineStore.getState().line).toBeNull();
  happened.push('initialised');
};

it('loads the products, initialises the product with them, and only then asks for the euro rate', async () => {
  expect(await enterLine('micro', initialise())).toBe(true);
  expect(happened).toEqual([
    '/api/snapshots/micro',
    'initialised',
    '/api/exchangerates/rates/a/eur/?format=json',
  ]);
  expect(chosenLineStore.getState().line).toBe('micro');
  expect(sharedStore.getState().isMicro).toBe(true);
});

it('does nothing more where the products cannot be had', async () => {
  isServed = false;
  expect(await enterLine('micro', initialise())).toBe(false);
  expect(happened).toEqual(['/api/snapshots/micro']);
  expect(chosenLineStore.getState().line).toBeNull();
});
