import {
  doorGroups,
  dxfOf,
  insertGroups,
  lineGroups,
  polylineGroups,
} from '@lumitor/domain/testing/dxfDrawing';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { mount, openWork } from '../../../testing/mount.tsx';
import { atRest, clickAt, drag, type ScreenPosition } from '../../../testing/pointer.ts';
import { roomNow } from '../../../visitor/room.ts';
import { openEditor, PHONE } from '../../testing/editor.tsx';
import { choose } from '../../testing/planFiles.ts';
import { cancelReading } from '../../underlay/takeFile.ts';
import RoomPanel from './RoomPanel.tsx';

afterEach(cancelReading);

/** Floor plan in mm: 6.3 × 4 m, with a door, a window and a table. */
const flat = (units?: number): string =>
  dxfOf({
    ...(units !== undefined && { units }),
    layers: [{ name: 'Walls' }, { name: 'Furniture' }, { name: 'Axes', colour: -1 }],
    blocks: {
      'Drzwi 90': doorGroups(900),
      'Okno 150': polylineGroups('0', [
        [0, 0],
        [1500, 0],
        [1500, -250],
        [0, -250],
      ]),
    },
    entities: [
      ...polylineGroups('Walls', [
        [0, 0],
        [6300, 0],
        [6300, 4000],
        [0, 4000],
      ]),
      ...polylineGroups('Walls', [
        [-250, -250],
        [6550, -250],
        [6550, 4250],
        [-250, 4250],
      ]),
      ...insertGroups('Walls', 'Drzwi 90', [1000, 0]),
      ...insertGroups('Walls', 'Okno 150', [4000, 4000], { sy: -1 }),
      ...insertGroups('Walls', 'Drzwi 90', [5900, 0]),
      ...polylineGroups('Furniture', [
        [2500, 1500],
        [4100, 1500, 0.4],
        [4100, 2400],
        [2500, 2400],
      ]),
      ...lineGroups('Axes', [-500, 2000], [6800, 2000]),
    ],
  });

const chooseDxf = (text: string) => choose(new File([text], 'plan.dxf'));

async function openPanel() {
  await openWork();
  const screen = await mount(<RoomPanel />);
  return screen.getByRole('region', { name: 'Room', exact: true });
}

/** Painted part of the floor plan on the screen. */
function linesOn(drawing: Element): (ScreenPosition & { width: number; height: number }) | null {
  const canvas = drawing.querySelector('canvas');
  if (!canvas) return null;
  const { width, height } = canvas;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(canvas, 0, 0);
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 90) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  const box = canvas.getBoundingClientRect();
  const by = box.width / width;
  return {
    x: box.x + (left + 0.5) * by,
    y: box.y + (top + 0.5) * by,
    width: (right - left) * by,
    height: (bottom - top) * by,
  };
}

it('creates the room of a clicked outline with its openings, hides layers, and snaps rails to lines', async () => {
  const editor = await openEditor();
  await editor.openStage('Room');
  const panel = editor.screen.getByRole('region', { name: 'Room', exact: true });
  await expect.element(panel.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  chooseDxf(flat(4));
  const layer = (name: string) => panel.getByRole('checkbox', { name });
  await expect.element(layer('Furniture')).toBeChecked();
  await expect.element(layer('Axes')).not.toBeChecked();
  const make = panel.getByRole('button', { name: 'Create room from outline' });
  await expect.element(make).toHaveAttribute('aria-disabled', 'true');
  const drawing = editor.drawing.element();
  await expect.poll(() => linesOn(drawing)).not.toBeNull();
  const box = (await atRest(() => linesOn(drawing))) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Area of 6.8 × 4.5 m next to the table, inside the room.
  await clickAt({ x: box.x + box.width * 0.15, y: box.y + box.height * 0.3 });
  await expect.element(panel.getByRole('combobox', { name: 'Room outlines' })).toHaveValue('0');
  await make.click();
  await expect.element(panel).toHaveTextContent('25.2 m² · 270 cm high');
  await expect.element(panel.getByRole('button', { name: /^Door 1/ })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^Window 1/ })).toBeVisible();
  await expect.element(panel.getByRole('status')).toHaveTextContent('1 door or window was not imported');
  await editor.undo.click();
  await expect.element(panel).not.toHaveTextContent('270 cm high');
  await editor.redo.click();
  await expect.element(panel).toHaveTextContent('25.2 m² · 270 cm high');
  await layer('Furniture').click();
  await expect.element(editor.undo).toHaveAccessibleName('Undo: floor plan plan.dxf');

  await editor.openStage('Rails');
  const ghost = () => {
    const circle = drawing.querySelector('svg > circle')?.getBoundingClientRect();
    return circle ? { x: circle.x + circle.width / 2, y: circle.y + circle.height / 2 } : null;
  };
  await expect.poll(ghost).not.toBeNull();
  const end = (await atRest(ghost)) ?? { x: 0, y: 0 };
  const now = (await atRest(() => linesOn(drawing))) ?? box;
  const pixel = now.height / 450;
  await drag(end, { x: now.x + 655 * pixel - 6, y: now.y + 225 * pixel + 4 });
  await editor.expectDescribed('1 rail, 6.04 m');
});

it('asks for the unit if the file does not state it, by keys too, and lists its outlines', async () => {
  const editor = await openEditor(PHONE);
  await editor.openStage('Room');
  const panel = editor.screen.getByRole('region', { name: 'Room', exact: true });
  await expect.element(panel.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  chooseDxf(flat());
  const question = panel.getByRole('region', { name: 'Unit of the drawing' });
  const millimetres = question.getByRole('button', { name: 'Millimetres 7.05 × 4.5 m' });
  await expect.element(millimetres).toBeVisible();
  await expectAccessible();
  (millimetres.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const list = panel.getByRole('combobox', { name: 'Room outlines' });
  await expect.element(list).toBeVisible();
  await expectAccessible();
  await list.selectOptions('6.3 × 4 m · 25.2 m² · Walls');
  (list.element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveTextContent('25.2 m² · 270 cm high');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

it('shows the building of a file with strays, and lists missing parts with a remedy', async () => {
  const panel = await openPanel();
  chooseDxf(
    dxfOf({
      units: 6,
      entities: [
        ...polylineGroups('Walls', [
          [0, 0],
          [14, 0],
          [14, 9],
          [0, 9],
        ]),
        ...lineGroups('Geo', [-40_000, -40_000], [-39_999, -40_000]),
        ...lineGroups('Geo', [40_013, 40_009], [40_014, 40_009]),
        [0, 'AEC_WALL'],
        [8, 'A-WALL'],
        [0, 'SPLINE'],
        [8, 'C'],
        [70, 8],
        [71, 3],
        [10, 0],
        [20, 0],
      ],
    }),
  );
  const omissions = panel.getByRole('status').getByRole('listitem');
  await expect
    .poll(() => omissions.elements().map((row) => row.textContent))
    .toEqual([
      expect.stringMatching(/AEC_WALL.*Layers: A-WALL\.$/),
      expect.stringMatching(/SPLINE.*Layers: C\.$/),
      expect.stringMatching(/^2 .*far.*Layers: Geo\.$/),
    ]);
  await expect
    .element(panel.getByRole('checkbox', { name: 'Geo – far from the building' }))
    .not.toBeChecked();
  await expectAccessible();
  await panel.getByRole('combobox', { name: 'Room outlines' }).selectOptions('14 × 9 m · 126 m² · Walls');
  await panel.getByRole('button', { name: 'Create room from outline' }).click();
  await expect.element(panel).toHaveTextContent('126 m² · 270 cm high');
  expect(roomNow()?.outline).toHaveLength(4);
});

it('refuses a file with external references only, and names them', async () => {
  const panel = await openPanel();
  const reference = [
    [70, 4],
    [1, 'C:\\PROJEKT\\parter.dwg'],
  ] as const;
  chooseDxf(dxfOf({ blocks: { PARTER: reference }, entities: insertGroups('0', 'PARTER', [0, 0]) }));
  await expect.element(panel.getByRole('alert')).toHaveTextContent('parter.dwg');
});

it('cancels the reading of a long curve, and then reads another file', async () => {
  const panel = await openPanel();
  const numbers = Array.from({ length: 300_000 }, (_, index) => index);
  chooseDxf(
    dxfOf({
      units: 4,
      entities: [
        [0, 'SPLINE'],
        [8, '0'],
        [70, 0],
        [71, 3],
        ...Array.from({ length: 300_004 }, (_, index) => [40, index] as const),
        ...numbers.flatMap((index) => [[10, index] as const, [20, 900 * (index % 2)] as const]),
      ],
    }),
  );
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(panel.getByRole('button', { name: 'Choose a file' }))
    .toHaveAttribute('aria-busy', 'false');
  chooseDxf(flat(4));
  await expect.element(panel.getByRole('checkbox', { name: 'Furniture' })).toBeChecked();
});
