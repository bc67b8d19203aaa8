import { printedDrawing, printedLegend } from '../drawing/printedDrawing.ts';
import {
  type LightAreaRow,
  type LightFact,
  lightAreaHeads,
  lightAreas,
  lightFacts,
  lightNotes,
  lightTitle,
  sceneHeads,
  sceneRows,
} from '../lists/lightFacts.ts';
import { type OrderLight, orderThresholds } from '../order/orderLight.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Content } from '../tags/content.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Pt } from '../units.ts';
import { fact, headCell, INK, right, tableContent } from './content.ts';

const LEGEND: Pt = 260;

type DrawingProps = Parameters<typeof printedDrawing>;

const inkOf = ({ isMet }: LightFact): string => (isMet === false ? INK.bad : INK.text);

function areasContent(rows: readonly LightAreaRow[], t: Translate): Content[] {
  if (rows.length === 0) return [];
  const heads = lightAreaHeads(t);
  const columns = [
    headCell(t('parts.lightArea')),
    headCell(t('parts.lightAreaPlace')),
    ...heads.map(({ label }) => headCell(label, 'right')),
  ];
  const body = rows.map(({ name, place, facts }) => [
    name,
    { text: place, color: INK.soft },
    ...facts.map((fact) => right(fact.value, { color: inkOf(fact) })),
  ]);
  return [
    { text: t('parts.lightAreas'), tag: 'H3', bold: true, margin: [0, 10, 0, 3] },
    tableContent(['*', 'auto', ...heads.map(() => 'auto')], columns, body),
  ];
}

function scenesContent(light: OrderLight, language: string, t: Translate): Content[] {
  const rows = sceneRows(light, language, t);
  if (rows.length === 0) return [];
  const heads = sceneHeads(t);
  return [
    { text: t('scenes.title'), tag: 'H3', bold: true, margin: [0, 10, 0, 3] },
    tableContent(
      ['*', ...heads.map(() => 'auto')],
      [headCell(t('scenes.scene')), ...heads.map((head) => headCell(head, 'right'))],
      rows.map(({ name, cells }) => [name, ...cells.map((cell) => right(cell))]),
    ),
  ];
}

export function lightContent(
  light: OrderLight,
  { data, plan }: Pick<ShownOrder, 'data' | 'plan'>,
  [layout, content, colour, size]: DrawingProps,
  language: string,
  t: Translate,
): Content[] {
  const target = data.target?.lux ?? null;
  const facts = lightFacts(light.figures, data.target, language, t);
  const thresholds = orderThresholds(data);
  // The map would hide the floor plan, and signs would hide the map.
  const lit = { ...content, underlay: null, signs: [], light: { bands: light.bands, target } };
  return [
    {
      unbreakable: true,
      stack: [
        { text: lightTitle(t('parts.light'), light, t), tag: 'H2', style: 'heading' },
        {
          columnGap: 12,
          margin: [0, 0, 0, 6],
          columns: facts.map((one) => fact(one.label, { text: one.value, color: inkOf(one) })),
        },
        { svg: printedDrawing(layout, lit, colour, size), alt: t('parts.lightMapAlt') },
        {
          svg: printedLegend(thresholds, target, LEGEND),
          alt: t('parts.lightScaleAlt', { limits: thresholds.join(', ') }),
          margin: [0, 2, 0, 6],
        },
        ...lightNotes(light, data, plan, language, t).map((text) => ({ text, style: 'note' })),
      ],
    },
    ...areasContent(lightAreas(light, data.target, language, t), t),
    ...scenesContent(light, language, t),
  ];
}
