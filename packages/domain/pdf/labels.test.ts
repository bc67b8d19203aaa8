import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busCables, mainsGatewayCount } from '../lists/cables.ts';
import { breakersOf } from '../lists/mountingCables.ts';
import { mountingList } from '../lists/mountingList.ts';
import type { MountingGroup } from '../lists/mountingRails.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { arbitraryOrder } from '../testing/arbitraryOrder.ts';
import { sampleTranslate } from '../testing/sampleOrder.ts';
import { labelSheets, labelsOf } from './labels.ts';

const t = (path: string, values?: object) => [path, ...Object.values(values ?? {})].join(' ');
const MILLIMETRES = 25.4 / 72;

/** Label sheet on sale: 15.15 mm to the first row, 7.21 mm to the column. */
const left = (place: number) => 7.21 + 66.04 * (place % 3);
const top = (place: number) => 15.15 + 38.1 * Math.floor(place / 3);

describe('the labels of an order', () => {
  it('are one for each piece of rail, feed, luminaire, supply and cable end, each linked to its line', () => {
    fc.assert(
      fc.property(arbitraryOrder, (page) => {
        const installation = orderInstallation(page);
        const groups = mountingList({ page, installation, language: 'PL', t });
        const breakers = breakersOf(page, installation);
        const labels = labelsOf(groups, breakers, 'PL', t);
        const keys = labels.map(({ key }) => key);
        const numbered = (letter: string, count: number) =>
          Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
        const twice = (all: string[]) => all.flatMap((key) => [key, key]);
        const gateways = installation ? mainsGatewayCount(page, installation) : 0;
        const mains = (installation?.zones.length ?? 0) + gateways;
        const pieces = groups.flatMap(({ items }) => items.filter(({ kind }) => kind === 'piece'));
        const marks = labels.map(({ mark }) => mark);
        expect(marks.slice(marks.length - breakers.length)).toEqual(breakers.map(({ name }) => name));
        expect(keys.slice(0, keys.length - breakers.length).toSorted()).toEqual(
          [
            ...pieces.map(({ key }) => key),
            ...twice(numbered('W', (installation?.feeds.length ?? 0) + mains)),
            ...twice(numbered('D', installation ? busCables(page, installation).length : 0)),
            ...numbered('F', installation?.feeds.length ?? 0),
            ...numbered('L', installation?.luminaires.length ?? 0),
            ...numbered('S', installation?.zones.length ?? 0),
          ].toSorted(),
        );
        const items = groups.flatMap((group) => [group, ...group.items]);
        expect(keys.every((key) => items.some((item) => item.key === key))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('match the grid of the sheet to a tenth of a millimetre, 21 per sheet', () => {
    const labels = Array.from({ length: 50 }, (_, index) => {
      const key = `L${index + 1}`;
      return { key, mark: key, title: 'Tuba', code: 'ON0111', details: ['50 cm'] };
    });
    const urlOf = (key: string) => `https://lumitor.example/pobierz/k3Jx?montaz=${key}`;
    const { content } = labelSheets({ labels, reference: '2026/03/0007', urlOf, language: 'PL', t });
    expect(content.map(({ stack }) => stack.length - 1)).toEqual([21, 21, 8]);
    expect(content.map((sheet) => 'pageBreak' in sheet)).toEqual([false, true, true]);
    for (const [sheet, { stack }] of content.entries())
      for (const [place, { absolutePosition, ...label }] of stack.slice(1).entries()) {
        expect(Math.abs(absolutePosition.x * MILLIMETRES - left(place) - 3)).toBeLessThan(0.1);
        expect(Math.abs(absolutePosition.y * MILLIMETRES - top(place) - 3)).toBeLessThan(0.1);
        expect(JSON.stringify(label)).toContain(`montaz=L${sheet * 21 + place + 1}"`);
      }
  });

  it('print long details in a smaller font without losing any', () => {
    const details = [
      'Szyna 1',
      '200 cm od początku',
      'strefa Z1',
      'zasilacz S1',
      '1,26\u00a0A',
      'w złączu',
      '12,5\u00a0m, 1,5\u00a0mm²',
    ];
    const label = { key: 'F1', mark: 'F1', title: 'Zasilanie', code: 'MA0113', details };
    const sheet = { reference: '1', urlOf: (key: string) => key, language: 'PL', t };
    const [content] =
      JSON.stringify(labelSheets({ labels: [label], ...sheet }).content).match(/"text":"Szyna[^}]*/) ?? [];
    const { text, fontSize, maxHeight } = JSON.parse(`{${content}}`);
    expect(text.replaceAll('\n', ' ').replaceAll('\u00a0', ' ')).toBe(
      details.join(' · ').replaceAll('\u00a0', ' '),
    );
    expect(fontSize).toBeLessThan(7.5);
    expect(text.split('\n').length * fontSize * 1.21).toBeLessThanOrEqual(maxHeight);
  });

  it('never break a number or separate it from its unit, since saws are set by it', () => {
    const pieces = [200, 113.3];
    const rail: MountingGroup = {
      key: 'R1',
      number: 1,
      title: 'Szyna 1',
      details: ['313,3\u00a0cm', 'gięta, promień 127,3 cm'],
      lengths: pieces,
      items: pieces.map((_, index) => ({
        kind: 'piece',
        key: `P1.${index + 1}`,
        mark: '',
        title: '',
        code: '',
        details: [],
      })),
    };
    const labels = labelsOf([rail], [], 'PL', sampleTranslate('PL'));
    const { content } = labelSheets({ labels, reference: '1', urlOf: (key) => key, language: 'PL', t });
    const texts = JSON.stringify(content).match(/"text":"[^"]*"/g) ?? [];
    const [, details = ''] = texts.filter((text) => text.includes('promie'));
    expect(details.replaceAll('\\n', '|').replaceAll('\u00a0', ' ')).toBe(
      '"text":"odcinek 2 z 2 ·|113,3 cm · szyna|313,3 cm · gięta,|promień 127,3 cm"',
    );
  });
});
