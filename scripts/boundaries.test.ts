import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './setup/root.mjs';

interface Import {
  /** Path from the packages folder, such as `web/start/Start.tsx`. */
  from: string;
  /** The same for a file of the project; else the package's name. */
  to: string;
  /** Loaded on demand, by `import()`. */
  isOnDemand: boolean;
  /** Nothing of it is left when it runs. */
  isOfTypes: boolean;
}

/** Folders of `web` that are a screen; what they share lives in the others. */
const SCREENS = ['start', 'configurator', 'summary', 'download', 'privacy', 'login', 'admin'];

function sourcesOf(name: string): string[] {
  return readdirSync(`${ROOT}packages/${name}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${name}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\/(node_modules|dist|\.[^/]*)\/|\.d\.ts$/.test(path));
}

function resolveImport(from: string, specifier: string): string {
  const inProject = specifier.match(/^@lumitor\/(.+)$/);
  if (inProject) return inProject[1] as string;
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  return specifier;
}

function importsOf(from: string): Import[] {
  const source = readFileSync(`${ROOT}packages/${from}`, 'utf8');
  const { module } = parseSync(from, source);
  const importOf = (specifier: string, kind: Partial<Import> = {}): Import => ({
    from,
    to: resolveImport(from, specifier),
    isOnDemand: false,
    isOfTypes: false,
    ...kind,
  });
  const stated = module.staticImports.map(({ moduleRequest, entries }) =>
    importOf(moduleRequest.value, { isOfTypes: entries.length > 0 && entries.every(({ isType }) => isType) }),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? importOf(moduleRequest.value) : [])),
  );
  const onDemand = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    importOf(source.slice(start + 1, end - 1), { isOnDemand: true }),
  );
  return [...stated, ...passedOn, ...onDemand];
}

/** Tests, and what only they use. */
const isTest = ({ from }: Import) => /\.test\.tsx?$|\/testing\//.test(from);
const packageOf = (path: string) => path.slice(0, path.indexOf('/'));
/** The screen that a file of `web` belongs to, if any. */
const screenOf = (path: string) => SCREENS.find((screen) => path.startsWith(`web/${screen}/`));

const sources = new Map<string, string[]>();
let imports: Import[] = [];
beforeAll(() => {
  for (const name of ['domain', 'server', 'web']) sources.set(name, sourcesOf(name));
  imports = [...sources.values()].flat().flatMap(importsOf);
});

/** Whether a file lies right in its screen's folder. */
const isAtTop = (path: string) => path.split('/').length === 3;

const within = (name: string) => imports.filter(({ from }) => packageOf(from) === name);
const listed = (found: Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

describe('what the rules below are held against', () => {
  test.each(['domain', 'server', 'web'])('files of %s and their imports', (name) => {
    expect(sources.get(name)?.length).toBeGreaterThan(20);
    expect(within(name).length).toBeGreaterThan(20);
  });

  test('the use of the domain by server and web', () => {
    for (const name of ['server', 'web'])
      expect(within(name).some(({ to }) => packageOf(to) === 'domain')).toBe(true);
  });

  test('screens that are loaded on demand', () => {
    expect(imports.some(({ from, to }) => from.startsWith('web/app/') && screenOf(to))).toBe(true);
  });
});

test('domain imports itself and its schema library, nothing else', () => {
  const found = within('domain').filter((each) => !isTest(each));
  expect(listed(found.filter(({ to }) => packageOf(to) !== 'domain' && to !== 'valibot'))).toEqual([]);
});

test('web never imports server, and server never imports web', () => {
  expect(listed(within('web').filter(({ to }) => packageOf(to) === 'server'))).toEqual([]);
  expect(listed(within('server').filter(({ to }) => packageOf(to) === 'web'))).toEqual([]);
});

test('the browser gets no texts but from the service: of those in domain it knows the types', () => {
  const isOfTexts = (path: string) => path.startsWith('domain/texts/');
  const known = imports.filter((each) => !isTest(each) && isOfTexts(each.to) && !isOfTexts(each.from));
  expect(known.some(({ isOfTypes }) => isOfTypes)).toBe(true);
  const kept = known.filter(({ isOfTypes }) => !isOfTypes);
  expect(listed(kept.filter(({ from }) => packageOf(from) !== 'server'))).toEqual([]);
});

/** Folders of `server` that others stand on, the lowest first. */
const LAYERS = ['database', 'refusal', 'http', 'documents', 'files', 'changes', 'snapshots', 'orders'];
const layerOf = (path: string) => LAYERS.indexOf(path.split('/')[1] ?? '');

test('in server a layer imports only those below it', () => {
  const upward = within('server').filter(
    (each) => !isTest(each) && layerOf(each.to) > layerOf(each.from) && layerOf(each.from) >= 0,
  );
  expect(listed(upward)).toEqual([]);
  expect(
    within('server').filter(({ from, to }) => layerOf(from) > layerOf(to) && layerOf(to) >= 0).length,
  ).toBeGreaterThan(40);
});

/** The next screen, loaded ahead or in place: its entry, as `app` imports it. */
const isEntryOnDemand = ({ to, isOnDemand }: Import) => isOnDemand && isAtTop(to);

/** The visitor's state, which the screens before and after the configurator read too. */
const isVisitorsState = ({ from, to }: Import) =>
  to.startsWith('web/configurator/store') && ['start', 'summary'].includes(screenOf(from) ?? '');

test('a screen never imports from inside another, and its entry only on demand', () => {
  const crossing = within('web').filter((each) => {
    const [from, to] = [screenOf(each.from), screenOf(each.to)];
    return from && to && from !== to && !isEntryOnDemand(each) && !isVisitorsState(each);
  });
  expect(listed(crossing)).toEqual([]);
});

test('a screen imports nothing of app but its paths', () => {
  const upward = within('web').filter(
    ({ from, to }) => screenOf(from) && to.startsWith('web/app/') && !/^web\/app\/paths(\.ts)?$/.test(to),
  );
  expect(listed(upward)).toEqual([]);
});

test('app imports of a screen only a file at its top', () => {
  const inside = within('web').filter(
    ({ from, to }) => from.startsWith('web/app/') && screenOf(to) && !isAtTop(to),
  );
  expect(listed(inside)).toEqual([]);
});

test('what all screens share imports no screen', () => {
  const upward = within('web').filter(
    ({ from, to }) =>
      !screenOf(from) && !from.startsWith('web/app/') && from.split('/').length > 2 && screenOf(to),
  );
  expect(listed(upward)).toEqual([]);
});
