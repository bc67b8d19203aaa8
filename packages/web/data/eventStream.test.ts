import { afterEach, expect, it, vi } from 'vitest';
import { joinEvents } from './eventStream.ts';

class Source extends EventTarget {
  static opened: Source[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
}
const openUrls = () => Source.opened.filter(({ readyState }) => readyState !== 2).map(({ url }) => url);

afterEach(() => vi.unstubAllGlobals());

it('a page has one stream; a followed project joins it, and the previous one closes when the new one is open', () => {
  vi.stubGlobal('EventSource', Source);
  const received: string[] = [];
  const everybody = { on: { snapshot: () => received.push('snapshot') }, onReopened: () => {} };
  const project = { on: { project: () => received.push('project') }, onReopened: () => {} };
  const leaveShop = joinEvents(everybody);
  const leaveProject = joinEvents(project, '?project=1');
  expect(openUrls()).toEqual(['/api/events', '/api/events?project=1']);
  Source.opened[1]?.dispatchEvent(new Event('open'));
  expect(openUrls()).toEqual(['/api/events?project=1']);
  for (const type of ['snapshot', 'project']) Source.opened[1]?.dispatchEvent(new MessageEvent(type));
  expect(received).toEqual(['snapshot', 'project']);
  leaveProject();
  Source.opened[2]?.dispatchEvent(new Event('open'));
  expect(openUrls()).toEqual(['/api/events']);
  leaveShop();
  expect(openUrls()).toEqual([]);
});
