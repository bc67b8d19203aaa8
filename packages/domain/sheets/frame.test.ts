import { expect, test } from 'vitest';
import { meeting } from '../testing/meeting.ts';
import { scaleBar } from './frame.ts';
import { frameOfText } from './planArea.ts';

test.each([
  'dimensions in cm',
  'dimensions in cm, room height 300, rails suspended, suspension length 80; what is missing is in the table',
])('the remark beside the scale bar does not touch it: %s', (remark) => {
  const texts = scaleBar({ x: 27, y: 200 }, 50, remark, 222, 'EN').flatMap((mark) =>
    mark.kind === 'text' ? [{ text: mark.text, frame: frameOfText(mark) }] : [],
  );
  const bar = { text: 'bar', frame: { left: 27, right: 127, top: 200, bottom: 201.5 } };
  expect(meeting([bar, ...texts])).toEqual([]);
  const reported = texts.map(({ text }) => text).join(' ');
  for (const word of remark.split(' ')) expect(reported).toContain(word);
});
