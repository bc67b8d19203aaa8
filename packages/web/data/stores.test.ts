import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { UNSET } from '@lumitor/domain/settings/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueStore, loadLine } from './catalogue.ts';
import { followChanges } from './events.ts';
import { loadEuroRate, renewLine } from './exchangeRate.ts';
import { continueWithoutReflink, openReflink } from './reflink.ts';
import { reflinkStore } from './reflinkStore.ts';
import { sharedStore } from './shared.ts';
import { completeTexts, loadTexts, requestLanguage, showTexts, textsStore } from './texts.ts';

const stored = { id: 'a', version: 1, createdAt: '2026-01-01T00:00:00.000Z' };
const rail = { ...stored, title: 'Szyna', type: 'MT0001', active: true, price: 129.9 };
const snapshot = {
  connections: [rail],
  systems: [],
  gateways: [],
  powers: [],
  bindings: [],
  accessories: [],
  partTable: DEFAULT_PART_TABLES.standard,
};
const EURO_RATE = '/api/exchangerates/rates/a/eur/?format=json';
const texts = {
  translations: { start: { title_PL: 'Start' } },
  languages: [{ lang: 'PL', active: true }],
  settings: { ...UNSET, accentTones: null, hasTerms: false },
};

const TEXTS = '/api/snapshots/texts?lang=pl';
const FIRST = `${TEXTS}&part=first`;

let service: Record<string, unknown>;
const requested: string[] = [];
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  service = {};
  requested.length = 0;
  logged.mockReset().mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    const body = service[path];
    return body === undefined
      ? Response.json({ code: 'not-found', message: 'x' }, { status: 404 })
      : // Response properties are not assignable in workers that ran tests of the service before.
        Object.defineProperty(Response.json(body), 'json', { value: async () => body });
  });
  catalogueStore.setState(catalogueStore.getInitialState(), true);
  sharedStore.setState(sharedStore.getInitialState(), true);
  textsStore.setState(textsStore.getInitialState(), true);
  reflinkStore.setState(reflinkStore.getInitialState(), true);
});
afterEach(() => vi.unstubAllGlobals());

describe('catalogue of a line', () => {
  it('loads only that line', async () => {
    service['/api/snapshots/standard'] = snapshot;
    expect(await loadLine('standard')).toBe(true);
    const { status, catalogue } = catalogueStore.getState().standard;
    expect(status).toBe('ready');
    expect(catalogue?.connections[0]).toMatchObject({ id: 'a', price: 129.9 });
    expect(catalogueStore.getState().micro.status).toBe('idle');
    expect(requested).toEqual(['/api/snapshots/standard']);
  });

  it('is sorted as specified, without fields unknown to an older instance', async () => {
    service['/api/snapshots/standard'] = snapshot;
    await loadLine('standard');
    const names = ['connections', 'systems', 'gateways', 'powers', 'bindings', 'accessories'];
    const { catalogue } = catalogueStore.getState().standard;
    expect(Object.keys(catalogue ?? {}).filter((name) => names.includes(name))).toEqual(names);
    expect(catalogue?.lightTargets).toEqual([]);
  });

  it('reloads together with the euro rate', async () => {
    service['/api/snapshots/standard'] = snapshot;
    service[EURO_RATE] = { rates: [{ mid: 4.2 }] };
    await renewLine('standard');
    await vi.waitFor(() => expect(sharedStore.getState().euroRate).toBe(4.2));
    expect(requested).toEqual(['/api/snapshots/standard', EURO_RATE]);
    delete service[EURO_RATE];
    await loadEuroRate();
    expect(sharedStore.getState().euroRate).toBe(4.2);
  });

  it.each([null, 'x', {}, { ...snapshot, bindings: null }, { ...snapshot, partTable: undefined }])(
    'is invalid if a collection is missing: %j',
    async (body) => {
      service['/api/snapshots/standard'] = body;
      expect(await loadLine('standard')).toBe(false);
      expect(catalogueStore.getState().standard.status).toBe('failed');
    },
  );

  it('fails if it cannot be loaded, but retains an earlier one', async () => {
    expect(await loadLine('micro')).toBe(false);
    expect(catalogueStore.getState().micro.status).toBe('failed');
    service['/api/snapshots/micro'] = snapshot;
    await loadLine('micro');
    delete service['/api/snapshots/micro'];
    expect(await loadLine('micro')).toBe(false);
    expect(catalogueStore.getState().micro).toMatchObject({ status: 'ready', catalogue: { systems: [] } });
  });
});

describe('texts', () => {
  it('are loaded, or report the failure', async () => {
    expect(await loadTexts()).toBe(false);
    expect(textsStore.getState().status).toBe('failed');
    service[TEXTS] = texts;
    expect(await loadTexts()).toBe(true);
    expect(textsStore.getState()).toMatchObject({ status: 'ready', texts });
  });

  const inPolish = { ...texts, language: 'PL' };
  const inEnglish = { ...texts, translations: { start: { title_EN: 'Start' } }, language: 'EN' };
  const shown = () => textsStore.getState().texts;

  it('load those of the first screen first, the rest once', async () => {
    service[FIRST] = { ...inPolish, isFirst: true };
    service[TEXTS] = inPolish;
    await loadTexts({ isFirst: true });
    expect(shown()?.isFirst).toBe(true);
    await Promise.all([completeTexts(), completeTexts()]);
    await completeTexts();
    expect(shown()?.isFirst).toBeUndefined();
    expect(requested).toEqual([FIRST, TEXTS]);
  });

  it('stay in the current language until another one is loaded, and can be requested again', async () => {
    service[TEXTS] = inPolish;
    await loadTexts();
    requestLanguage('en');
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(shown()).toBe(inPolish);
    service['/api/snapshots/texts?lang=en'] = inEnglish;
    requestLanguage('en');
    await vi.waitFor(() => expect(shown()).toBe(inEnglish));
  });

  it('follow the last requested language, whatever the order of answers', async () => {
    service[TEXTS] = inPolish;
    service['/api/snapshots/texts?lang=en'] = inEnglish;
    const first = loadTexts();
    sharedStore.setState({ language: 'en' });
    await Promise.all([completeTexts(), first]);
    expect(shown()).toBe(inEnglish);
  });

  it('are requested once in a language that the shop does not have', async () => {
    sharedStore.setState({ language: 'fr' });
    service['/api/snapshots/texts?lang=fr'] = inPolish;
    await loadTexts();
    await completeTexts();
    expect(requested).toEqual(['/api/snapshots/texts?lang=fr']);
  });

  it('of a stored order are not requested in another language, because the order contains all', () => {
    const hide = showTexts(texts);
    requestLanguage('en');
    expect(requested).toEqual([]);
    hide();
  });

  it('of a stored order are removed with it', () => {
    const hide = showTexts(texts);
    expect(textsStore.getState()).toMatchObject({ status: 'idle', texts });
    hide();
    expect(textsStore.getState()).toMatchObject({ status: 'idle', texts: null });
  });
});

describe('change in the shop', () => {
  class Stream extends EventTarget {
    readyState = 1;
    close() {}
    report(type: string, data?: object) {
      this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
    }
  }

  it('reloads only what is loaded', async () => {
    service[TEXTS] = texts;
    await loadTexts();
    const stream = new Stream();
    const stop = followChanges(() => stream as unknown as EventSource);
    requested.length = 0;
    stream.report('snapshot', { snapshot: 'micro' });
    stream.report('snapshot', { snapshot: 'texts' });
    stop();
    expect(requested).toEqual([TEXTS]);
  });

  it('is fetched after a refused event stream', async () => {
    service[TEXTS] = texts;
    await loadTexts();
    vi.useFakeTimers();
    const streams: Stream[] = [];
    const stop = followChanges(() => {
      const stream = new Stream();
      streams.push(stream);
      return stream as unknown as EventSource;
    });
    Object.assign(streams[0] as Stream, { readyState: 2 }).report('error');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    requested.length = 0;
    streams[1]?.report('open');
    stop();
    expect(streams).toHaveLength(2);
    expect(requested).toEqual([TEXTS]);
  });
});

describe('partner’s link', () => {
  const former = new Map<string, string>();
  beforeEach(() => {
    former.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => former.get(key) ?? null,
      setItem: (key: string, value: string) => former.set(key, value),
      removeItem: (key: string) => former.delete(key),
    });
    vi.stubGlobal('location', { pathname: '/projekty' });
    service['/api/documents/reflinks/p1'] = { id: 'p1', active: true, name: 'Studio', email: '' };
  });

  it('applies to the whole visit, also without it in the address', async () => {
    await openReflink('p1');
    expect(reflinkStore.getState()).toEqual({ status: 'valid', id: 'p1', name: 'Studio' });
    reflinkStore.setState(reflinkStore.getInitialState(), true);
    await openReflink(null);
    expect(reflinkStore.getState().status).toBe('valid');
  });

  it('is refused if unknown, and can be dismissed', async () => {
    await openReflink('p2');
    expect(reflinkStore.getState()).toMatchObject({ status: 'refused', id: null });
    expect(logged).toHaveBeenCalledWith('Dokument nie istnieje.');
    continueWithoutReflink();
    expect(reflinkStore.getState().status).toBe('none');
    await openReflink(null);
    expect(reflinkStore.getState().status).toBe('none');
  });

  it('works if session storage is forbidden', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await openReflink('p1');
    expect(reflinkStore.getState().status).toBe('valid');
  });
});
