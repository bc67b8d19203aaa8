import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { adjacentToAxis, axisSpots } from '../drawing/labelPlaces.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Cm, Mm } from '../units.ts';
import { type Drawer, roomOf, TEXT } from './pen.ts';

export function drawRails({ rails }: InstallationDrawing, { pens }: Drawer): void {
  for (const { axis } of rails) pens.rails.axis(axis);
}

const NEAR: readonly Mm[] = [1.5, 2.5, 4, 6, 8, 10, 12.5, 15, 18, 22, 26, 31, 38, 46, 56];

export function nameRails(
  { rails }: InstallationDrawing,
  { pens, placer, mm, language, t }: Drawer,
  inTable: ReadonlySet<string>,
): string[] {
  const unnamed: string[] = [];
  for (const { axis, number, stepId } of rails) {
    const figure = (value: Cm) => formatNumber(value, language);
    const words = [
      `${t('parts.rail')} ${number}`,
      figure(axis.length),
      ...(axis.kind === 'arc' ? [`R ${figure(axis.radius)}`] : []),
      ...(inTable.has(stepId) ? [t('sheet.inTable')] : []),
    ].join(' · ');
    const spots = axisSpots(
      axis,
      [0.5, 0.3, 0.7, 0.15, 0.85].map((share) => share * axis.length),
      (point) => point,
    );
    const places = adjacentToAxis(
      spots,
      NEAR.map((distance) => distance * mm),
    );
    const { width, height } = roomOf(words, TEXT * mm);
    const placed = placer.place(width + 0.4 * mm, height, places);
    if (!placed) {
      unnamed.push(t('sheet.railNumber', { number }));
      continue;
    }
    if (placed.lead) pens.numbers.line(...placed.lead);
    pens.numbers.text(placed, words, { height: TEXT * mm });
  }
  return unnamed;
}
