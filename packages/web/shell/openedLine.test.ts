import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { UNSET } from '@lumitor/domain/settings/settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueStore } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';
import { enterLine, openedLineStore, stopEntering } from './openedLine.ts';

const empty = { connections: [], systems: [], gateways: [], powers: [], bindings: [], accessories: [] };
const snapshot = { ...empty, partTable: DEFAULT_PART_TABLES.micro };

const texts = {
  translations: {},
  languages: [],
  settings: { ...UNSET, accentTones: null, hasTerms: false },
};

let happened: string[];
let isServed: boolean;

function forget(): void {
  catalogueStore.setState(catalogueStore.getInitialState(), true);
  openedLineStore.setState(openedLineStore.getInitialState(), true);
  sharedStore.setState(sharedStore.getInitialState(), true);
  textsStore.setState({ status: 'ready', texts, requested: 'pl' });
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
  expect(openedLineStore.getState().line).toBeNull();
  happened.push('initialised');
};

it('loads the catalogue, initialises the product, and only then requests the euro rate', async () => {
  expect(await enterLine('micro', initialise())).toBe('opened');
  await expect
    .poll(() => happened)
    .toEqual(['/api/snapshots/micro', 'initialised', '/api/exchangerates/rates/a/eur/?format=json']);
  expect(openedLineStore.getState().line).toBe('micro');
  expect(sharedStore.getState().isMicro).toBe(true);
});

it('does nothing more if the catalogue fails to load', async () => {
  isServed = false;
  expect(await enterLine('micro', initialise())).toBe('failed');
  expect(happened).toEqual(['/api/snapshots/micro']);
  expect(openedLineStore.getState().line).toBeNull();
});

it('opens nothing if the visitor navigates elsewhere meanwhile', async () => {
  const entering = enterLine('micro', initialise());
  stopEntering();
  expect(await entering).toBe('left');
  expect(happened).toEqual(['/api/snapshots/micro']);
  expect(openedLineStore.getState().line).toBeNull();
});

it('opens the line requested last, whatever the order of answers', async () => {
  let come = (_initialise: () => void) => {};
  const slow = enterLine('standard', new Promise((resolve) => (come = resolve)));
  expect(await enterLine('micro', initialise())).toBe('opened');
  come(() => happened.push('standard initialised'));
  expect(await slow).toBe('left');
  expect(happened).not.toContain('standard initialised');
  expect(openedLineStore.getState().line).toBe('micro');
  expect(sharedStore.getState().isMicro).toBe(true);
});

it('waits for the texts missing on the first screen, and fails without them', async () => {
  textsStore.setState({ texts: { ...texts, isFirst: true } });
  expect(await enterLine('micro', initialise())).toBe('failed');
  expect(happened).toContain('/api/snapshots/texts?lang=pl');
});
