import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import { type InstalledFeed, weakestOf } from '../installation/installation.ts';
import { isCabled } from '../kinds/feed/feed.ts';
import { lightHeight } from '../kinds/luminaire/aim.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { feedName, namesOf, placesInWords } from '../lists/installationWords.ts';
import { lightNotes } from '../lists/lightFacts.ts';
import { type OpenWords, openWords } from '../lists/openWords.ts';
import { railMountingOf } from '../lists/railMounting.ts';
import { append } from '../math/lists.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { feedSpots } from '../parts/feedKinds.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { rectangleOutline } from '../paths/outlines.ts';
import { element } from '../tags/structure.ts';
import { formatFigure, formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { centred, type PaperMark, path, words } from './marks.ts';
import { type PaperTable, TABLE_TEXT, type Tabled } from './table.ts';
import { textWidth, wrapped } from './textWidth.ts';

function heightNotes({ page, luminaires, language, t }: Tabled): string[] {
  const { plan, data } = page;
  const { room } = plan;
  if (!room) return [];
  const drops = new Map(data.lines.map(({ articleId, drop }) => [articleId, drop]));
  const byHeight = new Map<number, number[]>();
  for (const { bindingId, number } of luminaires) {
    const drop = drops.get(bindingId);
    if (drop === undefined) continue;
    const height = lightHeight(room.height, railMountingOf(page.data).suspension, drop);
    byHeight.set(height, [...(byHeight.get(height) ?? []), number]);
  }
  return [...byHeight].map(([height, numbers]) =>
    t('sheet.noteHeights', {
      height: formatNumber(height, language),
      luminaires: namesOf(numbers, luminaireNumber),
    }),
  );
}

function mountingNotes({ page: { data }, language, t }: Tabled): string[] {
  const { kind, suspension } = railMountingOf(data);
  if (kind === 'surface') return [];
  if (kind === 'suspended')
    return [t('sheet.noteSuspended', { length: formatFigure(suspension, 'cm', language) })];
  return [t(data.cutOutWidth ? 'sheet.noteRecessed' : 'sheet.noteRecessedByMaker')];
}

function deviceNotes({ page: { plan }, installation, t }: Tabled): string[] {
  const places = installation ? placesInWords({ ...plan, ...installation }, plan.room, t) : '';
  return places ? [t(plan.room ? 'sheet.noteDevices' : 'sheet.noteDevicesFromRail', { places })] : [];
}

/** Feeds that need a drilled rail; all others use a part (D53a). */
function drilledNotes({ page: { plan }, installation, t }: Tabled): string[] {
  const { feeds } = installation ?? { feeds: [] };
  const spots = feedSpots(geometryOf(plan.layout), feeds);
  const drilled = feeds.filter((_, index) => spots[index]?.kind === 'drilled').map(({ number }) => number);
  return drilled.length > 0 ? [t('sheet.noteDrilled', { feeds: namesOf(drilled, feedName) })] : [];
}

export function unknownCableNotes(feeds: readonly InstalledFeed[], t: Translate): string[] {
  const uncabled = feeds.filter(({ cable }) => !isCabled(cable)).map(({ number }) => number);
  return uncabled.length > 0 ? [t('sheet.unknownCables', { feeds: namesOf(uncabled, feedName) })] : [];
}

function notesOf(tabled: Tabled): string[] {
  const { page, installation, luminaires, light, language, t } = tabled;
  const { plan, data, order } = page;
  const open = openWords(page, language, t);
  const isRing = order.systemType === 'dali' && geometryOf(plan.layout).joins.length > 0;
  return [
    ...(luminaires.length > 0 ? [t('sheet.notePlaces')] : []),
    ...mountingNotes(tabled),
    ...heightNotes(tabled),
    ...deviceNotes(tabled),
    ...drilledNotes(tabled),
    ...(installation && weakestOf(installation)?.leavesOutCable
      ? unknownCableNotes(installation.feeds, t)
      : []),
    ...(isRing ? [t('sheet.noteRing')] : []),
    ...(installation ? [] : [t('sheet.noteWithoutFeeds')]),
    ...open.confirmed,
    ...open.advised,
    ...(light ? lightNotes(light, data, plan, language, t) : []),
  ];
}

export function numberedNotes(title: string, notes: readonly string[], width: Mm): PaperTable {
  const number = { head: '', width: 5 };
  return {
    title,
    columns: [number, { head: '' }],
    rows: notes.flatMap((note, index) =>
      wrapped(note, TABLE_TEXT, width - 2 * number.width).map((words, row) => [
        row === 0 ? `${index + 1}.` : '',
        words,
      ]),
    ),
    isPlain: true,
  };
}

export const noteTable = (tabled: Tabled, width: Mm): PaperTable =>
  numberedNotes(tabled.t('sheet.notes'), notesOf(tabled), width);

export function remarkOf(page: ShownOrder, language: string, t: Translate): string {
  const { plan } = page;
  const mounting = railMountingOf(page.data);
  return [
    t('sheet.units'),
    ...(plan.room ? [t('sheet.height', { height: plan.room.height })] : []),
    t(`sheet.rails_${mounting.kind}`, { length: formatNumber(mounting.suspension, language) }),
  ].join(', ');
}

const SIZE: Mm = 2.4;
const LINE: Mm = 3.9;
const HEAD: Mm = 7.5;
const BELOW: Mm = 3;
const INSET: Mm = 3;
export const STAMP = { size: 4.2, height: 9 };
const stampIn = (t: Translate): string => t('sheet.notForConstruction').toUpperCase();

/** Stamp "not for construction" (D57). */
export const stampMarks = ({ x, y }: DrawingPoint, width: Mm, t: Translate): PaperMark[] => [
  path(rectangleOutline(x, y, width, STAMP.height), { pen: 'frame' }),
  centred(stampIn(t), STAMP.size, { x: x + width / 2, y: y + STAMP.height / 2 }, { isBold: true }),
];

/** Lines over a plan; the notes contain all of them. */
const MOST_LINES = 8;

export interface OpenRemarks {
  heightAt: (width: Mm) => Mm;
  marks: (x: Mm, y: Mm, width: Mm) => PaperMark[];
}

/** Stamped if a finding had to be confirmed; null without findings. */
export function openRemarks({ confirmed, advised }: OpenWords, t: Translate): OpenRemarks | null {
  const all = [...confirmed, ...advised];
  if (all.length === 0) return null;
  const stamp = confirmed.length > 0 ? stampIn(t) : '';
  const stampWidth = stamp ? textWidth(stamp, STAMP.size) + 2 * INSET : 0;
  const linesAt = (width: Mm): string[] => {
    const room = width - stampWidth - 3 * INSET;
    const lines: string[] = [];
    for (const [index, text] of all.entries()) {
      const own = wrapped(`${index + 1}. ${text}`, SIZE, room);
      const isLast = index === all.length - 1;
      if (lines.length + own.length > MOST_LINES - (isLast ? 0 : 1))
        return [...lines, t('sheet.moreRemarks', { count: all.length - index })];
      append(lines, own);
    }
    return lines;
  };
  const heightAt = (width: Mm) => HEAD + linesAt(width).length * LINE + BELOW;
  return {
    heightAt,
    marks: (x, y, width) => [
      words(
        t('sheet.openRemarks'),
        3.1,
        { x: x + INSET, y: y + 4 },
        { isBold: true, element: element('H3') },
      ),
      ...linesAt(width).map((text, index) =>
        words(text, SIZE, { x: x + INSET, y: y + HEAD + index * LINE + SIZE }),
      ),
      ...(stamp ? stampMarks({ x: x + width - stampWidth - INSET, y: y + 1.5 }, stampWidth, t) : []),
    ],
  };
}
