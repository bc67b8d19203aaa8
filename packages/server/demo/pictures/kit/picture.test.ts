import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLACK, finishOf, tone, WHITE } from './finish.ts';
import { box } from './mesh.ts';
import { picture } from './picture.ts';
import { closed, hull } from './view.ts';

const cube = (finish = WHITE) => box({ at: [0, 0, 0], size: [10, 10, 10] }, finish);
const SCALE = { scale: 30 };

async function brightness(svg: string, left: number, top: number): Promise<number> {
  const pixel = sharp(Buffer.from(svg)).extract({ left, top, width: 1, height: 1 }).greyscale();
  return (await pixel.raw().toBuffer())[0] ?? Number.NaN;
}

describe('a picture', () => {
  it('is drawn 960 pixels wide and high, opaque to its corners', async () => {
    const { width, height } = await sharp(Buffer.from(picture([cube()], SCALE))).metadata();
    expect([width, height]).toEqual([960, 960]);
    const { channels } = await sharp(Buffer.from(picture([cube()], SCALE))).stats();
    expect(channels[3]?.min).toBe(255);
  });

  it('has its subject in the middle, wherever that stands in the studio', () => {
    const moved = box({ at: [700, -300, 50], size: [10, 10, 10] }, WHITE);
    expect(picture([moved], SCALE)).toBe(picture([cube()], SCALE));
  });

  it('shows white brighter and black darker than the studio behind them', async () => {
    const studio = await brightness(picture([cube()], SCALE), 480, 40);
    expect(await brightness(picture([cube(WHITE)], SCALE), 480, 400)).toBeGreaterThan(studio + 40);
    expect(await brightness(picture([cube(BLACK)], SCALE), 480, 400)).toBeLessThan(studio - 40);
  });

  it('draws the three sides of a box that the viewer sees, and lets its shadow fall to the right', async () => {
    const [hanging, standing] = [picture([cube()], SCALE), picture([cube()], { ...SCALE, ground: 0 })];
    expect(hanging.match(/<path/g)).toHaveLength(1 + 3);
    expect(await brightness(standing, 735, 550)).toBeLessThan((await brightness(hanging, 735, 550)) - 10);
  });

  it.each(['black', 'white'] as const)('lights %s from above and the left', (colour) => {
    const finish = finishOf(colour);
    const [top, left, front] = [tone(finish, [0, 0, 1]), tone(finish, [-1, 0, 0]), tone(finish, [0, -1, 0])];
    expect(top > left && left > front).toBe(true);
  });
});

describe('the outline around spots', () => {
  it('leaves out what lies inside and on its sides', () => {
    const outline = hull([
      [0, 0],
      [4, 0],
      [2, 0],
      [4, 4],
      [0, 4],
      [2, 2],
    ]);
    expect(outline).toHaveLength(4);
    expect(closed(outline)).toBe('M0 0L4 0L4 4L0 4Z');
  });
});
