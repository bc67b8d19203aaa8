import { expect, test } from 'vitest';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { RecordData } from '../order/record.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { meeting } from '../testing/meeting.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { cutOutTable } from './cutOuts.ts';
import { noteTable, remarkOf } from './notes.ts';
import { frameOfText } from './planArea.ts';
import { sectionBlock } from './section.ts';
import type { Tabled } from './table.ts';

function tabledOf(more: Partial<RecordData>, language = 'EN'): Tabled {
  const room = newRoom(rectangle(640, 480, { x: -40, y: -240 }));
  const page = sampleOrder({ ...planOf([[200], [134]], { a: 2 }), room }, language);
  const lines = page.data.lines.map((line) => (line.code === 'ON0115' ? { ...line, drop: 12 } : line));
  const data = { ...page.data, lines, ...more };
  const t = sampleTranslate(language);
  return {
    page: { ...page, data },
    rows: rowsOfRecord(lines, language, t),
    language,
    t,
    luminaires: orderLuminaires(data, page.plan),
    installation: null,
    light: null,
  };
}

function sectionTexts(tabled: Tabled) {
  const block = sectionBlock(tabled);
  if (!block || 'table' in block) throw new Error('The order has no section.');
  const marks = block.marks({ x: 10, y: 20, width: block.width, height: block.height });
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  for (const frame of texts.map(frameOfText)) {
    expect(frame.right).toBeLessThan(10 + block.width + 0.5);
    expect(frame.bottom).toBeLessThan(20 + block.height + 0.5);
  }
  expect(meeting(texts.map((mark) => ({ text: mark.text, frame: frameOfText(mark) })))).toEqual([]);
  return texts.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
}

test('suspended rails show their suspension length in section, notes and scale remark', () => {
  const tabled = tabledOf({ hang: 60 });
  const reported = sectionTexts(tabled);
  expect(reported).toContain('210 rail, suspension length 60');
  expect(reported).toContain('198 light centre L1, L2');
  expect(reported).toContain('75 working plane');
  expect(remarkOf(tabled.page, 'EN', tabled.t)).toContain('suspension length 60');
  expect(noteTable(tabled, 80).rows.flat().join(' ')).toMatch(/60\scm/);
});

test('recessed rails are in the ceiling, and have a cut-out schedule', () => {
  const tabled = tabledOf({ isRecessed: true, cutOutWidth: 4.2 });
  expect(sectionTexts(tabled)).toContain('rail in the ceiling');
  expect(remarkOf(tabled.page, 'EN', tabled.t)).toContain('rails in the ceiling');
  expect(cutOutTable(tabled)?.rows).toEqual([
    ['200', '4.2', 'see instr.', '1', '1'],
    ['134', '4.2', 'see instr.', '1', '2'],
  ]);
});

test('surface-mounted rails have neither', () => {
  const tabled = tabledOf({});
  expect(cutOutTable(tabled)).toBeNull();
  expect(sectionTexts(tabled)).not.toContain('suspension');
});

test.each(['PL', 'EN', 'DE'])('the words of the section fit in %s', (language) => {
  for (const more of [{ hang: 3 }, { hang: 60 }, { isRecessed: true }, { isRecessed: true, recessDepth: 5 }])
    sectionTexts(tabledOf(more, language));
});
