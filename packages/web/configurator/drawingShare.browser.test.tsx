import { DEVICES } from '@lumitor/domain/kinds/devices';
import { newHistory } from '@lumitor/domain/plan/history';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork, painted } from '../testing/mount.tsx';
import { catchUp, configuratorStore, type Mode } from '../visitor/configuratorStore.ts';
import type { Selection } from '../visitor/selection.ts';
import Configurator from './Configurator.tsx';
import { PLAN, SELECTIONS } from './testing/everySelection.ts';

const HEADER = 56;

const SIZES = [
  { width: 1440, height: 900, across: 0.6, down: 0.7 },
  { width: 1024, height: 768, across: 0.5, down: 0.6 },
] as const;

const MODES = ['plan', 'light', 'installation', 'view3d'] as const satisfies Mode[];
const NOTHING: Selection = { kind: 'none' };

const KEYS: Readonly<Record<string, string>> = {
  'several rails': '{Control>}a{/Control}',
  luminaire: ']',
  'several luminaires': '{Control>}a{/Control}',
  feed: ']',
};

const SCREENS = SIZES.flatMap((size) =>
  MODES.flatMap((mode) =>
    [...new Set(SELECTIONS.map(({ stage }) => stage))]
      .filter((stage) => (stage === 'wiring') === (mode === 'installation'))
      .map((stage) => ({ ...size, mode, stage })),
  ),
);

const name = (element: Element) => element.ariaLabel ?? element.className;
const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;

const panels = () =>
  [
    ...document.querySelectorAll(
      '[aria-label="Choices"], [class*="_selection_"], [class*="_right_"], [class*="_underCard_"], [class*="_dock_"]:has([aria-label="Drawing tools"]), [class*="_top_"] section',
    ),
  ].filter(isShown);

function share() {
  const boxes = panels().map((panel) => panel.getBoundingClientRect());
  const isAside = ({ height }: DOMRect) => height > innerHeight / 4;
  const middle = innerWidth / 2;
  const left = Math.max(
    0,
    ...boxes.filter((box) => isAside(box) && box.right < middle).map(({ right }) => right),
  );
  const right = Math.min(
    innerWidth,
    ...boxes.filter((box) => isAside(box) && box.left > middle).map((box) => box.left),
  );
  const across = boxes.filter((box) => box.left < middle && box.right > middle);
  const top = Math.max(
    HEADER,
    ...across.filter(({ top: y }) => y < innerHeight / 2).map(({ bottom }) => bottom),
  );
  const bottom = Math.min(
    innerHeight,
    ...across.filter(({ top: y }) => y > innerHeight / 2).map((box) => box.top),
  );
  return { width: (right - left) / innerWidth, height: (bottom - top) / innerHeight };
}

const cardHeight = () =>
  document.querySelector('[class*="_selection_"]')?.getBoundingClientRect().height ?? 0;

function overprints(): string[] {
  const shown = panels();
  return shown.flatMap((panel, index) => {
    const a = panel.getBoundingClientRect();
    const others = shown.slice(index + 1).filter((other) => {
      if (panel.contains(other) || other.contains(panel)) return false;
      const b = other.getBoundingClientRect();
      return (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      );
    });
    const isOut = a.left < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1 || a.top < HEADER - 1;
    return [
      ...others.map((other) => `${name(panel)} / ${name(other)}`),
      ...(isOut ? [`${name(panel)} leaves the window`] : []),
    ];
  });
}

async function openEditor(stage: string, mode: Mode) {
  await openWork({ catalogue: catalogueOfPlans, plan: PLAN });
  configuratorStore.setState({ history: newHistory(PLAN), mode, selection: NOTHING });
  catchUp();
  const screen = await mount(
    <>
      <div style={{ height: HEADER }} />
      <div style={{ position: 'relative', height: `calc(100vh - ${HEADER}px)` }}>
        <Configurator line="standard" isSummary={false} />
      </div>
    </>,
  );
  await import('./watches.ts');
  await painted();
  const button = screen.getByRole('navigation').getByRole('button', { name: stage });
  if (button.element().getAttribute('aria-expanded') !== 'true') await button.click();
  return screen;
}

it.each(SCREENS)(
  'leaves the drawing its share at $width × $height px, $mode of $stage with any selection',
  async ({ width, height, across, down, mode, stage }) => {
    await page.viewport(width, height);
    const screen = await openEditor(stage === 'wiring' ? 'Rails' : stage, mode);
    const drawing = screen.getByRole('application');
    await expect.element(drawing).toBeVisible();
    for (const { kind, of } of SELECTIONS.filter((each) => each.stage === stage)) {
      const key = KEYS[kind];
      configuratorStore.setState({ selection: NOTHING });
      await painted();
      drawing.element().focus();
      if (key) await userEvent.keyboard(key);
      else configuratorStore.setState({ selection: of() });
      catchUp();
      await painted();
      // The panel covers the card in a narrow window until it is folded.
      if (width < 1280 && kind in DEVICES && cardHeight() === 0)
        await userEvent.keyboard('{Control>}\\{/Control}');
      if (stage !== 'Room') await expect.poll(cardHeight).toBeGreaterThan(100);
      await painted();
      const { width: free, height: deep } = share();
      const dock = document.querySelector('[aria-label="Drawing tools"]')?.parentElement;
      expect(dock?.getBoundingClientRect().height, kind).toBeLessThan(60);
      expect(overprints(), kind).toEqual([]);
      expect(free, kind).toBeGreaterThanOrEqual(across);
      expect(deep, kind).toBeGreaterThanOrEqual(down);
    }
  },
);

function overlapsIn(dock: Element | null | undefined): string[] {
  const parts = [
    ...(dock?.querySelectorAll('button, select, [role=meter], [role=group], [role=img], fieldset') ?? []),
  ]
    .filter((one) => one.checkVisibility() && !one.parentElement?.closest('button, fieldset'))
    .map((one) => ({ name: one.ariaLabel ?? one.textContent ?? '', box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1);
  return parts.flatMap((a, at) =>
    parts
      .slice(at + 1)
      .filter(
        ({ box: b }) =>
          Math.min(a.box.right, b.right) - Math.max(a.box.left, b.left) > 1 &&
          Math.min(a.box.bottom, b.bottom) - Math.max(a.box.top, b.top) > 1,
      )
      .map((b) => `${a.name} / ${b.name}`),
  );
}

it.each(SIZES)(
  'shows light readings in one line of 48 px, with no overlaps, at $width × $height px',
  async (size) => {
    await page.viewport(size.width, size.height);
    const screen = await openEditor('Luminaires', 'light');
    const readings = screen.getByRole('region', { name: 'Light readings' });
    await expect.element(readings.getByText(/^Ē /)).toBeVisible();
    screen.getByRole('application').element().focus();
    await userEvent.keyboard(']');
    await painted();
    expect(overlapsIn(readings.element())).toEqual([]);
    expect(readings.element().getBoundingClientRect().height).toBe(48);
    expect(overlapsIn(document.querySelector('[aria-label="Drawing tools"]'))).toEqual([]);
  },
);

it.each(SIZES)(
  'does not move the drawing when a luminaire is selected by keys at $width × $height px',
  async (size) => {
    await page.viewport(size.width, size.height);
    const screen = await openEditor('Luminaires', 'plan');
    await painted();
    const rails = () => document.querySelector('svg[data-colour] g')?.getBoundingClientRect();
    const before = rails();
    screen.getByRole('application').element().focus();
    await userEvent.keyboard(']');
    await expect
      .element(screen.getByRole('region', { name: 'Selected luminaire', exact: true }))
      .toBeVisible();
    await painted();
    expect(rails()).toEqual(before);
  },
);
