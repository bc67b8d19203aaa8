import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { geometryOf } from '../layout/layout.ts';
import { namesOf } from '../lists/installationWords.ts';
import { lightNotes } from '../lists/lightNotes.ts';
import { openWords } from '../lists/openWords.ts';
import { lightHeight, USUAL_HANG } from '../luminaires/aim.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { TABLE_TEXT, type Table } from './table.ts';
import type { Tabled } from './tabled.ts';
import { wrapped } from './textWidth.ts';

const hangOf = ({ plan, data }: ShownOrder): number => plan.hang ?? (data.isSuspended ? USUAL_HANG : 0);

/** How high luminaires shine from whose articles say how far they reach down; in a room alone. */
function heightNotes({ page, luminaires, language, t }: Tabled): string[] {
  const { plan, data } = page;
  const { room } = plan;
  if (!room) return [];
  const drops = new Map(data.lines.map(({ articleId, drop }) => [articleId, drop]));
  const byHeight = new Map<number, number[]>();
  for (const { bindingId, number } of luminaires) {
    const drop = drops.get(bindingId);
    if (drop === undefined) continue;
    const height = lightHeight(room.height, hangOf(page), drop);
    byHeight.set(height, [...(byHeight.get(height) ?? []), number]);
  }
  return [...byHeight].map(([height, numbers]) =>
    t('sheet.noteHeights', {
      height: formatNumber(height, language),
      luminaires: namesOf(numbers, luminaireNumber),
    }),
  );
}

/** What must be known beside the drawing, in sentences. */
function notesOf(tabled: Tabled): string[] {
  const { page, installation, luminaires, light, language, t } = tabled;
  const { plan, data, order } = page;
  const open = openWords(page, language, t);
  const isRing = order.systemType === 'dali' && geometryOf(plan.layout).joins.length > 0;
  return [
    ...(luminaires.length > 0 ? [t('sheet.notePlaces')] : []),
    ...heightNotes(tabled),
    ...(isRing ? [t('sheet.noteRing')] : []),
    ...(installation ? [] : [t('sheet.noteWithoutFeeds')]),
    ...open.confirmed,
    ...open.advised,
    ...(light ? lightNotes(light, data, plan, language, t) : []),
  ];
}

/** The same, numbered. @param width of its column at the least, in millimetres */
export function noteTable(tabled: Tabled, width: number): Table {
  const number = { head: '', width: 5 };
  return {
    title: tabled.t('sheet.notes'),
    columns: [number, { head: '' }],
    rows: notesOf(tabled).flatMap((note, index) =>
      wrapped(note, TABLE_TEXT, width - 2 * number.width).map((words, row) => [
        row === 0 ? `${index + 1}.` : '',
        words,
      ]),
    ),
    isPlain: true,
  };
}

/** How high room and rails are, beside the scale. */
export function remarkOf(page: ShownOrder, language: string, t: Translate): string {
  const { plan } = page;
  const hang = hangOf(page);
  return [
    t('sheet.units'),
    ...(plan.room ? [t('sheet.height', { height: plan.room.height })] : []),
    hang === 0 ? t('sheet.onCeiling') : t('sheet.belowCeiling', { hang: formatNumber(hang, language) }),
  ].join(', ');
}
