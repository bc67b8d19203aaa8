import { newRoom } from '@lumitor/domain/kinds/room/room';
import { expect, it } from 'vitest';
import { wallLengths } from './roomLabels.ts';

const VIEW = { x: 0, y: 0, zoom: 1, rotate: 0 } as const;
const AREA = { width: 1200, height: 900, insets: { left: 0, right: 0, top: 0, bottom: 0 } };

it("lengths of walls have a decimal if they are not whole centimetres, in the language's notation", () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 150 },
    { x: 112, y: 150 },
  ];
  const texts = (language: string) =>
    wallLengths({ plan: { room: newRoom(corners) }, view: VIEW, area: AREA, language }).map(
      ({ text }) => text,
    );
  expect(texts('PL').toSorted()).toEqual(['150', '187,2', '188', '300']);
  expect(texts('EN')).toContain('187.2');
});
