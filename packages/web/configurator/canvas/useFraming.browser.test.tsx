import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { atRest, middleOf } from '../../testing/pointer.ts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { SCREEN_SCALE } from '../../visitor/projection.ts';
import { type Editor, openEditor, PHONE } from '../testing/editor.tsx';

const scaleOf = ({ scale }: Editor) => scale.element().textContent;

it('names the zoom by scale, from 1 at the start to 0.3, or less for a large drawing, or 3', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf([100]) } });
  await expect.element(editor.scale).toHaveTextContent('1:13');
  const zoomIn = await editor.tool('Zoom in');
  for (let times = 0; times < 5; times++) await zoomIn.click();
  await expect.element(editor.scale).toHaveTextContent('1:4');
  await expect.element(zoomIn).toHaveAccessibleDescription('Largest scale');
  await editor.press(...Array.from({ length: 14 }, () => '-'));
  await expect.element(editor.scale).toHaveTextContent('1:42');
  await expect.element(await editor.tool('Zoom out')).toHaveAccessibleDescription('Smallest scale');
  await editor.addRail({ length: 2000 });
  await editor.addRail({ length: 2000 });
  await editor.button('Zoom to fit').click();
  await expect.element(editor.scale).toHaveTextContent(/^1:\d{3}$/);
});

it('follows a growing drawing until it is moved by hand, and again after zoom to fit', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf([600]) } });
  const before = await atRest(() => scaleOf(editor));
  await editor.addRail({ length: 1200 });
  await expect.poll(() => scaleOf(editor)).not.toBe(before);
  await (await editor.tool('Zoom in')).click();
  const byHand = scaleOf(editor);
  await editor.addRail({ length: 2000 });
  await editor.expectDescribed('3 rails');
  expect(await atRest(() => scaleOf(editor))).toBe(byHand);
  await editor.button('Zoom to fit').click();
  const fitted = await atRest(() => scaleOf(editor));
  await editor.addRail({ length: 2000 });
  await expect.poll(() => scaleOf(editor)).not.toBe(fitted);
});

it('shows rails at least 4 px wide and legible lengths in a fitted plan of 30 m', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf([2000], [1000], [1500, 'right']) } });
  await editor.button('Zoom to fit').click();
  await atRest(() => scaleOf(editor));
  const widths = [...editor.drawing.element().querySelectorAll<SVGPathElement>('svg[data-colour] path')].map(
    (path) => {
      const { strokeWidth, stroke } = getComputedStyle(path);
      const matrix = path.getScreenCTM();
      return stroke === 'none'
        ? 0
        : Number.parseFloat(strokeWidth) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
    },
  );
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(4);
  for (const length of [2000, 1000, 1500])
    expect(editor.label(length).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(10);
});

const SHAPE = [
  { length: 600 },
  { length: 400, course: 'Corner down' },
  { length: 600, course: 'Corner left' },
  { length: 370, course: 'Corner up' },
];

function freeArea({ screen, drawing, bill, next }: Editor) {
  const all = drawing.element().getBoundingClientRect();
  const card = next.element().getBoundingClientRect();
  const bottom = Math.min(all.bottom, card.top);
  if (innerWidth < 1024) return { left: all.left, right: all.right, top: all.top, bottom };
  const left = screen.getByRole('region', { name: 'Choices' }).element().getBoundingClientRect().right;
  const right = bill.elements()[0]?.getBoundingClientRect().left ?? all.right;
  return { left, right, top: all.top, bottom };
}

it.each([{ width: 1440, height: 900 }, { width: 1024, height: 768 }, PHONE])(
  'shows every end and length of a shape drawn rail by rail at $width px',
  async (size) => {
    const editor = await openEditor(size);
    for (const rail of SHAPE) {
      await editor.addRail(rail);
      await editor.expectDescribed(/^\d rails?,/);
      const shown = await atRest(() =>
        [...editor.plus.elements(), ...editor.drawing.getByText(/^(600|400|370)$/).elements()].map(
          (element) => element.getBoundingClientRect(),
        ),
      );
      const free = freeArea(editor);
      for (const { left, width, top, height } of shown) {
        const [x, y] = [left + width / 2, top + height / 2];
        expect(x).toBeGreaterThan(free.left);
        expect(x).toBeLessThan(free.right);
        expect(y).toBeGreaterThan(free.top);
        expect(y).toBeLessThan(free.bottom);
      }
    }
  },
);

it('turns by quarters around its middle, with upright lengths and directions as on the screen', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf([160]) } });
  await editor.press('f');
  await editor.scale.click();
  const right = await atRest(() => middleOf(editor.plus));
  const half = 80 * SCREEN_SCALE * configuratorStore.getState().view.zoom;
  await expect.element(editor.next.getByRole('button', { name: 'Straight right' })).toBeVisible();
  await (await editor.tool('Rotate the view')).click();
  const down = await atRest(() => middleOf(editor.plus));
  expect(down.x).toBeCloseTo(right.x - half, 0);
  expect(down.y).toBeCloseTo(right.y + half, 0);
  const { width, height } = editor.label(160).element().getBoundingClientRect();
  expect(width).toBeGreaterThan(height);
  await editor.expectDescribed('Active end: rail 1, facing down');
  expect(editor.openEnds.elements().map((end) => end.textContent)).toEqual([
    expect.stringContaining('up'),
    expect.stringContaining('down'),
  ]);
  await editor.next.getByRole('button', { name: 'Corner left' }).click();
  await editor.expectDescribed('Corner left.');
  await editor.next.getByRole('button', { name: 'Straight down' }).click();
  const again = await editor.tool('Rotate the view');
  for (let turns = 1; turns < 4; turns++) await again.click();
  expect(await atRest(() => middleOf(editor.plus))).toEqual(right);
});

it('zooms, fits and turns by keys', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf([250], [250, 'right']) } });
  await editor.press('f');
  const fitted = await atRest(() => scaleOf(editor));
  await editor.press('+');
  await expect.poll(() => scaleOf(editor)).not.toBe(fitted);
  await editor.press('-');
  await expect.element(editor.scale).toHaveTextContent(fitted ?? '');
  await editor.press('+', '+', '+', '+', 'f');
  await expect.element(editor.scale).toHaveTextContent(fitted ?? '');
  const before = await atRest(() => middleOf(editor.plus));
  await editor.press('r');
  await expect.poll(() => middleOf(editor.plus)).not.toEqual(before);
  await editor.press('r', 'r', 'r', 'f');
  await expect.poll(() => middleOf(editor.plus)).toEqual(before);
});
