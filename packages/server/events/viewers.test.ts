import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { Viewers } from './viewers.ts';

describe('the viewers of a shared project (D71)', () => {
  it('are counted over all instances, until one stops confirming its own', () => {
    const totals: number[] = [];
    const viewers = new Viewers({ onTotal: (_, total) => totals.push(total) });
    const leave = viewers.enter('project');
    viewers.receive('other', { project: 2 }, 0);
    expect(viewers.total('project', 59_999)).toBe(3);
    viewers.dropUnconfirmed(60_000);
    expect(viewers.total('project', 60_000)).toBe(1);
    leave();
    expect(totals).toEqual([1, 3, 1, 0]);
    expect(viewers.here()).toEqual({});
  });

  it('receive each change of their number, without the owner’s page', async () => {
    const service = await freshService();
    const follow = async (query: string) => {
      const response = await service.asVisitor('GET', `/api/events?project=one${query}`);
      const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
      let heard = '';
      const until = async (text: string): Promise<void> => {
        while (!heard.includes(text)) heard += new TextDecoder().decode((await reader.read()).value);
        heard = heard.slice(heard.indexOf(text) + text.length);
      };
      return { reader, until };
    };
    const owner = await follow('&as=owner');
    await owner.until('event: viewers\ndata: {"count":0}');
    const viewer = await follow('');
    await owner.until('event: viewers\ndata: {"count":1}');
    await viewer.reader.cancel();
    await owner.until('event: viewers\ndata: {"count":0}');
    await owner.reader.cancel();
  });
});
