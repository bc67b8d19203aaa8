import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { storedPicture } from '../../../data/pictures.ts';
import { mount, openWork } from '../../../testing/mount.tsx';
import { atRest, clickAt, touch } from '../../../testing/pointer.ts';
import { underlayNow } from '../../../visitor/room.ts';
import { takeTool } from '../../../visitor/roomStore.ts';
import { openEditor, PHONE } from '../../testing/editor.tsx';
import { CROSSES, choose, dropOn, lockedPdf, lyingPhoto, pdfOf, pictureOf } from '../../testing/planFiles.ts';
import { closeFile } from '../../underlay/takeFile.ts';
import { UnderlaySection } from './UnderlaySection.tsx';

afterEach(() => {
  takeTool(null);
  closeFile();
});

async function openSection() {
  await openWork();
  const screen = await mount(<UnderlaySection />);
  return screen.getByRole('region', { name: 'Floor plan' });
}

it('stores a sideways photograph upright and without its metadata', async () => {
  const section = await openSection();
  const photo = await lyingPhoto();
  expect(await photo.text()).toContain('Lipowa 7');
  choose(photo);
  await expect.element(section).toHaveTextContent('photo.jpg');
  expect(underlayNow()).toMatchObject({ width: 1200, height: 2000 });
  const stored = await storedPicture(underlayNow()?.id ?? '');
  expect(stored?.size).toBeGreaterThan(1000);
  const text = new TextDecoder('latin1').decode(await stored?.arrayBuffer());
  expect(text).not.toMatch(/Exif|Lipowa/);
});

it('offers the pages of a PDF by number, with a preview, and takes the chosen one', async () => {
  const section = await openSection();
  choose(pdfOf(3));
  await expect.element(section.getByRole('img', { name: 'Preview of page 1' })).toBeVisible();
  const number = section.getByRole('textbox', { name: 'Page (1–3)' });
  await number.fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(section.getByRole('img', { name: 'Preview of page 3' })).toBeVisible();
  await section.getByRole('button', { name: 'Use this page' }).click();
  await expect.element(section).toHaveTextContent('plan.pdf');
  expect(underlayNow()?.width).toBe(2500);
});

const text = (name: string, words: string) => new File([words], name, { type: 'image/png' });

async function badFiles(): Promise<[name: string, file: File, words: string][]> {
  const png = new Uint8Array(await (await pictureOf()).arrayBuffer());
  const wide = png.slice(0, 40);
  new DataView(wide.buffer).setUint32(16, 30_000);
  return [
    ['another picture', text('plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This is not a PNG'],
    ['text', text('plan.png', 'Ground floor, 1:100'), 'This is not a PNG'],
    ['half a picture', new File([png.slice(0, 200)], 'plan.png'), 'The file can’t be read'],
    ['a wide picture', new File([wide], 'plan.png'), 'The picture is too large'],
    ['a large file', new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'plan.png'), 'larger than 20 MB'],
    ['a broken PDF', text('plan.pdf', '%PDF-1.7 and nothing else'), 'The file can’t be read'],
    ['a DWG', text('plan.dxf', 'AC1032'), 'This is a DWG file. Save the drawing in the CAD program as DXF'],
    ['a binary DXF', text('plan.dxf', 'AutoCAD Binary DXF\r\n\u001a'), 'This is a binary DXF'],
    [
      'a broken DXF',
      text('plan.dxf', '  0\nSECTION\n  2\nENTITIES\nWalls\n'),
      'This DXF is damaged or incomplete near line 5',
    ],
    [
      'an empty DXF',
      text('plan.dxf', '  0\nSECTION\n  2\nENTITIES\n  0\nENDSEC\n  0\nEOF\n'),
      'has no lines',
    ],
    ['a PDF without a page', pdfOf(0), 'This PDF has no page'],
    ['a PDF with a password', lockedPdf(), 'This PDF is protected by a password'],
  ];
}

it('refuses bad files with the reason and a remedy, and leaves the former one', async () => {
  const section = await openSection();
  const picture = await pictureOf();
  choose(picture);
  await expect.element(section).toHaveTextContent('ground.png');
  const before = underlayNow();
  for (const [name, file, words] of await badFiles()) {
    choose(file);
    await expect.element(section.getByRole('alert'), { message: name }).toHaveTextContent(words);
    await expect.element(section).toHaveTextContent('ground.png');
    expect(underlayNow(), name).toBe(before);
  }
  choose(new File([picture], 'ground.pdf', { type: 'application/pdf' }));
  await expect.element(section).toHaveTextContent('ground.pdf');
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
});

async function openWithPicture(size = {}) {
  const editor = await openEditor(size);
  await editor.openStage('Room');
  const section = editor.screen.getByRole('region', { name: 'Floor plan' });
  await expect.element(section).toBeVisible();
  dropOn(editor.drawing.element(), await pictureOf());
  await expect.element(section).toHaveTextContent('ground.png');
  const pictures = () => [...editor.drawing.element().querySelectorAll('image')];
  await expect.poll(() => pictures().length).toBe(1);
  await section.getByRole('button', { name: 'Set the scale' }).click();
  const at = (cross: (typeof CROSSES)[number]) => {
    const { x = 0, y = 0, width = 0, height = 0 } = pictures()[0]?.getBoundingClientRect() ?? {};
    return { x: x + (cross.x / 2000) * width, y: y + (cross.y / 1200) * height };
  };
  return { ...editor, section, pictures, at };
}

it('sets the scale of a dropped picture by two points, and asks about an unlikely size', async () => {
  const { section, at, undo, redo } = await openWithPicture();
  const apply = section.getByRole('button', { name: 'Apply' });
  await expect.element(apply).toHaveAccessibleDescription('Set both points first');
  for (const cross of CROSSES) await clickAt(await atRest(() => at(cross)));
  await section.getByRole('textbox', { name: 'Distance between the points' }).fill('7000');
  await expect
    .element(section.getByRole('textbox', { name: 'Distance between the points' }))
    .toHaveAccessibleDescription(/That is 70 m; the floor plan will be 100/);
  await apply.click();
  await expect.element(section.getByRole('status')).toHaveTextContent('Is that right?');
  await section.getByRole('button', { name: 'No, it is 7 m' }).click();
  const isLocked = section.getByRole('checkbox', { name: 'Lock position' });
  await expect.element(isLocked).toBeChecked();
  const { width = 0, scale = 0 } = underlayNow() ?? {};
  expect(Math.abs((width * scale) / 1000 - 1)).toBeLessThan(0.005);
  await undo.click();
  await expect.element(isLocked).not.toBeChecked();
  await redo.click();
  await expect.element(isLocked).toBeChecked();
});

it('fits a floor plan of any size, and zooms out beyond the usual scale to show all of it', async () => {
  const { section, at, scale, button, tool } = await openWithPicture();
  for (const cross of CROSSES) await clickAt(await atRest(() => at(cross)));
  await section.getByRole('textbox', { name: 'Distance between the points' }).fill('40 m');
  await section.getByRole('button', { name: 'Apply' }).click();
  await expect.element(scale).toHaveTextContent(/^1:\d{3}$/);
  const fitted = scale.element().textContent ?? '';
  await (await tool('Zoom in')).click();
  await button('Zoom to fit').click();
  await expect.element(scale).toHaveTextContent(fitted);
  await (await tool('Zoom out')).click();
  await expect.element(scale).not.toHaveTextContent(fitted);
});

it('shows a loupe while a finger sets a point', async () => {
  const { section, pictures, at } = await openWithPicture(PHONE);
  const start = await atRest(() => at(CROSSES[0]));
  await touch('touchStart', start);
  await touch('touchMove', { ...start, x: start.x + 10 });
  await expect.poll(() => pictures().length).toBe(2);
  await touch('touchEnd');
  await expect.poll(() => pictures().length).toBe(1);
  await expect.element(section.getByRole('radio', { name: 'Point 2' })).toBeChecked();
});

it('removes the floor plan', async () => {
  const section = await openSection();
  choose(await pictureOf());
  await expect.element(section).toHaveTextContent('ground.png');
  await section.getByRole('button', { name: 'Remove the floor plan' }).click();
  await expect.element(section).not.toHaveTextContent('ground.png');
  expect(underlayNow()).toBeNull();
});
