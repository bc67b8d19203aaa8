import { UNSET } from '@lumitor/domain/settings/settings';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { textsStore } from '../../data/texts.ts';
import { type Editor, openEditor } from '../testing/editor.tsx';

const NERO = 'ON0104';
const catalogue = {
  ...sampleCatalogue,
  connections: [
    ...sampleCatalogue.connections,
    ...sampleCatalogue.connections.map((rail) => ({
      ...rail,
      id: `wide-${rail.id}`,
      title: 'Wide rail',
      titleEn: 'Wide rail',
      price: 400,
    })),
  ],
  bindings: sampleCatalogue.bindings.map((luminaire) =>
    luminaire.title === 'Nero'
      ? { ...luminaire, description: luminaire.isBlack ? NERO : 'ON0114', price: luminaire.isBlack ? 50 : 60 }
      : luminaire,
  ),
};

async function openStarts(): Promise<Editor> {
  const editor = await openEditor({ catalogue, hasStarts: true });
  const standard = {
    ...UNSET.lines.standard,
    startLayout: { name: {}, length: 300, luminaire: NERO, quantity: 4 },
  };
  textsStore.setState((state) =>
    state.texts
      ? {
          texts: {
            ...state.texts,
            settings: { ...state.texts.settings, lines: { ...UNSET.lines, standard } },
          },
        }
      : {},
  );
  return editor;
}

const startsOf = ({ screen }: Editor) => screen.getByRole('region', { name: 'Start with' });

it('inserts the start layout at the shown price as one undo step', async () => {
  const editor = await openStarts();
  const starts = startsOf(editor);
  const price = starts.getByText(/€|zł|PLN/).first();
  await expect.element(price).toBeVisible();
  const shown = price.element().textContent?.trim() ?? '';
  await starts.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect.element(editor.drawing).toHaveFocus();
  await expect.element(editor.bill).toHaveTextContent(shown);
  await expect.element(editor.line('Nero')).toHaveTextContent('4 ×');
  await expect.element(editor.line('p60')).toHaveTextContent('1 ×');
  await editor.undo.click();
  await expect.element(starts).toBeVisible();
  await expect.element(editor.undo).toHaveAccessibleDescription('Nothing to undo');
});

it('follows the chosen rail type and colour in price and luminaires', async () => {
  const editor = await openStarts();
  const starts = startsOf(editor);
  const price = starts.getByText(/€|zł|PLN/).first();
  await expect.element(price).toBeVisible();
  const priceNow = () => price.element().textContent;
  const before = priceNow();
  await editor.screen.getByRole('radio', { name: /Wide rail/ }).click();
  await expect.poll(priceNow).not.toBe(before);
  const wide = priceNow();
  await editor.screen.getByRole('radio', { name: 'White' }).click();
  await expect.poll(priceNow).not.toBe(wide);
  const white = priceNow() ?? '';
  await starts.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect.element(editor.bill).toHaveTextContent(white);
  await expect.element(editor.line('ON0114')).toHaveTextContent('4 ×');
});

it('hides commands for rails on the empty drawing; they come with a rail, and undo brings back the starts', async () => {
  const editor = await openStarts();
  const { screen, tools, stages } = editor;
  const starts = startsOf(editor);
  await expect.element(starts.getByRole('button', { name: 'Insert', exact: true })).toBeVisible();
  const needsRail = [
    editor.bill,
    editor.next,
    editor.undo,
    editor.plus,
    tools.getByRole('button', { name: 'Zoom to fit' }),
    tools.getByRole('button', { name: 'More tools' }),
    screen.getByText('Installation', { exact: true }),
  ];
  for (const one of needsRail) await expect.element(one).not.toBeInTheDocument();
  for (const name of ['Luminaires', 'Power', 'Summary']) {
    const stage = stages.getByRole('button', { name });
    await expect.element(stage).toHaveAttribute('aria-disabled', 'true');
    await expect.element(stage).toHaveAttribute('data-tooltip', 'After the first rail');
  }
  (starts.getByRole('button', { name: 'Empty drawing' }).element() as HTMLElement).focus();
  await userEvent.keyboard('2');
  await expect.element(starts).not.toBeInTheDocument();
  await expect.element(editor.drawing).toHaveFocus();
  await editor.addRail({ length: 200 });
  for (const one of needsRail) await expect.element(one).toBeVisible();
  await expect.element(screen.getByText('Light', { exact: true })).not.toBeInTheDocument();
  await editor.undo.click();
  await expect.element(starts).toBeVisible();
  await editor.redo.click();
  await expect.element(starts).not.toBeInTheDocument();
});
