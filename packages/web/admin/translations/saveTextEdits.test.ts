import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { describe, expect, it } from 'vitest';
import { saveTextEdits } from './saveTextEdits.ts';
import { serviceOf, textDocument } from './testing/sampleTexts.ts';
import type { TextEdit } from './textEdits.ts';

const seen = [textDocument('a', { start: { title_PL: 'Tytuł', hint_PL: 'Wskazówka' } })];
const edit = (text: string): TextEdit => ({
  kind: 'set',
  section: 'start',
  key: 'title',
  language: 'PL',
  text,
  was: 'Tytuł',
});

const servedAfter = (translations: Record<string, string>) =>
  serviceOf([{ ...textDocument('a', { start: translations }), version: 2 }]);

describe('an edit', () => {
  it('is saved, and returns the current documents', async () => {
    const service = serviceOf(seen);
    const saved = await saveTextEdits([edit('Nowy')], seen, service);
    expect(saved).toMatchObject({ kind: 'saved', batch: 'batch' });
    expect(saved.documents).toEqual(await service.load());
  });

  it('is reapplied to texts changed elsewhere, preserving both changes', async () => {
    const service = servedAfter({ title_PL: 'Tytuł', hint_PL: 'Nowa wskazówka' });
    const saved = await saveTextEdits([edit('Nowy')], seen, service);
    expect(saved.kind).toBe('saved');
    expect(saved.documents).toMatchObject([
      { id: 'a', version: 3, translations: { start: { title_PL: 'Nowy', hint_PL: 'Nowa wskazówka' } } },
    ]);
    expect(await service.load()).toEqual(saved.documents);
  });

  it('of a text changed by somebody else is refused, with their text', async () => {
    const service = servedAfter({ title_PL: 'Czyjś tytuł' });
    expect(await saveTextEdits([edit('Nowy')], seen, service)).toMatchObject({
      kind: 'blocked',
      conflicts: [{ kind: 'changed', text: 'Czyjś tytuł' }],
    });
    expect(await service.load()).toMatchObject([{ version: 2 }]);
  });

  it('equal to a change by somebody else does nothing', async () => {
    const service = servedAfter({ title_PL: 'Nowy' });
    expect(await saveTextEdits([edit('Nowy')], seen, service)).toMatchObject({ kind: 'saved', batch: null });
  });

  it('is applied even if the document is gone', async () => {
    const service = serviceOf([]);
    const unseen = { ...edit('Nowy'), was: '' } as TextEdit;
    const saved = await saveTextEdits([unseen], [textDocument('gone', { start: { hint_PL: 'x' } })], service);
    expect(saved.kind).toBe('saved');
    expect(await service.load()).toMatchObject([{ translations: { start: { title_PL: 'Nowy' } } }]);
  });

  it('is retried once', async () => {
    let attempts = 0;
    const apply = async (_: readonly Operation[]) => {
      attempts += 1;
      throw Object.assign(new Error('stale'), { status: 409 });
    };
    await expect(saveTextEdits([edit('Nowy')], seen, { load: async () => seen, apply })).rejects.toThrow();
    expect(attempts).toBe(2);
  });

  it('refused for another reason throws at once', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return seen;
    };
    const apply = async () => {
      throw Object.assign(new Error('no session'), { status: 401 });
    };
    await expect(saveTextEdits([edit('Nowy')], seen, { load, apply })).rejects.toThrow('no session');
    expect(loads).toBe(0);
  });
});

describe('a name', () => {
  it('of another key or section is refused', async () => {
    const service = serviceOf(seen);
    const rename: TextEdit = { kind: 'renameKey', section: 'start', key: 'title', to: 'hint' };
    expect(await saveTextEdits([rename], seen, service)).toMatchObject({
      kind: 'blocked',
      conflicts: [{ kind: 'taken', name: 'hint' }],
    });
    const additions: TextEdit[] = [
      { kind: 'addSection', section: 'start' },
      { kind: 'addKey', section: 'start', key: 'hint' },
    ];
    for (const add of additions)
      expect(await saveTextEdits([add], seen, service)).toMatchObject({ conflicts: [{ kind: 'taken' }] });
  });

  it('that is gone is not renamed', async () => {
    const rename: TextEdit = { kind: 'renameKey', section: 'start', key: 'gone', to: 'fresh' };
    expect(await saveTextEdits([rename], seen, serviceOf(seen))).toMatchObject({
      conflicts: [{ kind: 'gone', name: 'gone' }],
    });
  });
});
