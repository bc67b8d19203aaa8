import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  atRest,
  clickAt,
  drag,
  dragByFinger,
  drop,
  middleOf,
  pull,
  type ScreenPosition,
  tapAt,
} from '../../../testing/pointer.ts';
import { arrangementNow } from '../../../visitor/arrangement.ts';
import { chosen, enter, openFurnished } from '../../testing/furnished.ts';

const LAMP = 'Nero 12 W';
const aside = ({ x, y }: ScreenPosition, dx: number, dy: number): ScreenPosition => ({
  x: x + dx,
  y: y + dy,
});

async function withLuminaires(quantity: number, size = {}) {
  const editor = await openFurnished({
    ...size,
    plan: { layout: layoutOf([400]), choices: chosen({ id: 'nero12', quantity }) },
  });
  const { screen } = editor;
  await editor.openStage('Luminaires');
  await expect.element(screen.getByRole('textbox', { name: `Quantity: ${LAMP}` })).toBeVisible();
  const card = screen.getByRole('region', { name: 'Selected luminaire', exact: true });
  return {
    ...editor,
    at: (place: number) => atRest(() => editor.onRail('s0', place)),
    card,
    several: screen.getByRole('region', { name: 'Selected luminaires', exact: true }),
    place: card.getByRole('textbox', { name: 'Position', exact: true }),
    turn: card.getByRole('textbox', { name: 'Rotation from the rail', exact: true }),
    tilt: card.getByRole('textbox', { name: 'Tilt', exact: true }),
    aim: card.getByRole('button', { name: 'Aim' }),
  };
}

const numberIn = (field: { element: () => Element }) => Number((field.element() as HTMLInputElement).value);
const count = () => arrangementNow().luminaires.length;

it('a luminaire dragged by the mouse snaps to steps of 5 cm, and becomes a placed one', async () => {
  const { at, card, place, undo, screen } = await withLuminaires(4);
  await clickAt(await at(150));
  await expect.element(card).toHaveTextContent('placed automatically');
  await expect.element(place).toHaveValue('150');
  await drag(await at(150), await at(123));
  await expect.element(place).toHaveValue('125');
  await expect.element(card).not.toHaveTextContent('placed automatically');
  await expect.element(screen.getByText('By hand 4, automatic 0')).toBeVisible();
  await expect.element(undo).toHaveAccessibleName('Undo: luminaire moved');
  await undo.click();
  await expect.element(screen.getByText('By hand 0, automatic 4')).toBeVisible();
});

it('a luminaire dragged near a connector stays off it, and with Alt moves without steps', async () => {
  const { at, place, drawing } = await withLuminaires(4);
  await clickAt(await at(250));
  await expect.element(place).toHaveValue('250');
  await drag(await at(250), await at(203));
  await expect.poll(() => numberIn(place)).toBeLessThan(230);
  expect(numberIn(place)).not.toBe(200);
  const [from, to] = [await at(numberIn(place)), await at(86.3)];
  const box = drawing.element().getBoundingClientRect();
  const within = ({ x, y }: ScreenPosition) => ({ x: x - box.x, y: y - box.y });
  await userEvent.keyboard('{Alt>}');
  await userEvent.dragAndDrop(drawing, drawing, {
    sourcePosition: within(from),
    targetPosition: within(to),
    steps: 4,
  });
  await userEvent.keyboard('{/Alt}');
  await expect.poll(() => numberIn(place)).toBeLessThan(90);
  expect(numberIn(place) % 5).not.toBe(0);
});

it('Escape cancels a drag', async () => {
  const { at, place, undo } = await withLuminaires(4);
  await clickAt(await at(250));
  await drag(await at(250), await at(280));
  await expect.element(place).toHaveValue('280');
  await pull(await at(280), await at(100));
  await userEvent.keyboard('{Escape}');
  await drop(await at(100));
  await expect.element(place).toHaveValue('280');
  await expect.element(undo).toHaveAccessibleName('Undo: luminaire moved');
});

it('selects several luminaires by Shift and by a box, and moves them as one undo step', async () => {
  const { at, several, undo, press } = await withLuminaires(4);
  await clickAt(await at(50));
  await drag(await at(150), await at(150), true);
  await expect.element(several).toHaveTextContent('2 luminaires');
  await press('{Escape}');
  await drag(aside(await at(20), 0, -60), aside(await at(280), 0, 60), true);
  await expect.element(several).toHaveTextContent('3 luminaires');
  await drag(await at(250), await at(280));
  await expect.element(undo).toHaveAccessibleName('Undo: 3 luminaires moved');
  await several.getByRole('button', { name: 'Automatic' }).click();
  await expect.element(undo).toHaveAccessibleName('Undo: 3 luminaires set to automatic');
});

it('places an automatic luminaire where its article is dropped on a rail, and nowhere else', async () => {
  const { at, screen, place, undo } = await withLuminaires(1);
  const picture = middleOf(screen.getByRole('button', { name: `Details: ${LAMP}` }));
  await drag(picture, aside(await at(330), 0, 8));
  await expect.element(place).toHaveValue('330');
  await expect.element(undo).toHaveAccessibleName('Undo: luminaire placed');
  await drag(picture, aside(await at(200), 0, 250));
  await expect.element(undo).toHaveAccessibleName('Undo: luminaire placed');
  await expect.element(place).toHaveValue('330');
  expect(count()).toBe(1);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('aims a luminaire by a click on the drawing, and by numbers on its card', async () => {
  const { at, card, turn, tilt, aim, undo, label, onScreen } = await withLuminaires(1);
  await clickAt(await at(200));
  await aim.click();
  await expect.element(aim).toHaveAttribute('aria-pressed', 'true');
  const { x, y } = arrangementNow().luminaires[0] ?? { x: 0, y: 0 };
  await clickAt(await atRest(() => onScreen(x, y + 200)));
  await expect.poll(() => Math.round(numberIn(turn))).toBe(90);
  expect(numberIn(tilt)).toBeGreaterThan(30);
  await expect.element(aim).toHaveAttribute('aria-pressed', 'false');
  await tilt.fill('30');
  await enter(turn, '180');
  await expect.element(label('30°')).toBeVisible();
  await turn.fill('abc');
  await expect.element(card.getByText('Enter a number from -360 to 360.')).toBeVisible();
  await undo.click();
  await expect.element(tilt).toHaveValue('30');
});

it('selects, moves, aims, duplicates and deletes luminaires by keys only', async () => {
  const { screen, press, card, place, tilt, several, undo } = await withLuminaires(4);
  await press(']', ']');
  await expect.element(card).toHaveTextContent('L2');
  await press('{ArrowRight}', '{Shift>}{ArrowRight}{/Shift}', '{ArrowLeft}');
  await expect.element(place).toHaveValue('160');
  // Successive presses are one edit.
  await press('{Control>}z{/Control}');
  await expect.element(place).toHaveValue('150');
  await expect.element(undo).not.toHaveAccessibleName(/moved/);
  await press('[[', 'a', '{Shift>}{ArrowDown}{/Shift}', '{ArrowDown}', '{Enter}');
  await expect.poll(() => numberIn(tilt)).toBeGreaterThan(9);
  await press('d');
  await expect.poll(count).toBe(5);
  await press('{Delete}');
  await expect.poll(count).toBe(4);
  await press('*');
  await expect.element(several).toHaveTextContent('luminaires');
  await press('{Delete}');
  await expect.poll(count).toBe(0);
  await expect.element(screen.getByRole('radio', { name: 'In plan (0)' })).toBeVisible();
});

it('a finger selects a luminaire, aims it, and drags it', async () => {
  const { at, place, tilt, aim } = await withLuminaires(2, { width: 1180, height: 820 });
  await tapAt(await at(100));
  await expect.element(place).toHaveValue('100');
  await aim.click();
  await expect.element(aim).toHaveAttribute('aria-pressed', 'true');
  await tapAt(aside(await at(100), 0, 120));
  await expect.poll(() => numberIn(tilt)).not.toBe(0);
  await dragByFinger(await at(100), await at(107), await at(113), await at(120));
  await expect.element(place).toHaveValue('120');
});
