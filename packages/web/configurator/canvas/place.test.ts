import { describe, expect, it } from 'vitest';
import { placeBeside } from './place.ts';

const area = { width: 1000, height: 800, insets: { left: 300, right: 300, top: 0, bottom: 80 } };
const card = { width: 200, height: 220 };

describe('a card beside a point of the drawing', () => {
  it('stands across the rail', () => {
    expect(placeBeside({ x: 500, y: 200 }, 0, card, area)).toEqual({ x: 400, y: 230 });
    expect(placeBeside({ x: 400, y: 300 }, 1, card, area)).toEqual({ x: 430, y: 190 });
  });

  it('goes to the other side where there is no room', () => {
    expect(placeBeside({ x: 500, y: 600 }, 0, card, area).y).toBe(350);
    expect(placeBeside({ x: 690, y: 300 }, 1, card, area).x).toBe(460);
  });

  it('goes ahead or behind where there is no room across, and never covers the point', () => {
    const narrow = { ...area, insets: { ...area.insets, left: 350, right: 350 } };
    expect(placeBeside({ x: 500, y: 300 }, 1, card, narrow)).toEqual({ x: 400, y: 330 });
  });

  it('stays in the free area wherever the point is', () => {
    for (const at of [
      { x: -500, y: -500 },
      { x: 5000, y: 5000 },
    ]) {
      const { x, y } = placeBeside(at, 0, card, area);
      expect(x).toBeGreaterThanOrEqual(300);
      expect(x + card.width).toBeLessThanOrEqual(700);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + card.height).toBeLessThanOrEqual(720);
    }
  });
});
