import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, openWork, painted } from '../../../testing/mount.tsx';
import Configurator from '../../Configurator.tsx';
import Bill from './Bill.tsx';
import TotalBar from './TotalBar.tsx';

const LANGUAGES = ['pl', 'en', 'de'] as const;
const plan = {
  layout: layoutOf([400], [400]),
  choices: { ...sampleChoices, bindings: [{ id: 'spot', quantity: 230 }] },
};

it.each([390, 360, 256].flatMap((width) => LANGUAGES.map((language) => ({ width, language }))))(
  'shows a five-digit total in two lines, $width px wide in $language',
  async ({ width, language }) => {
    await page.viewport(800, 600);
    await openWork({ language, plan });
    const screen = await mount(
      <div style={{ width, display: 'grid', gridTemplateAreas: "'total'" }}>
        <TotalBar isOpen={false} onToggle={() => undefined} />
      </div>,
    );
    const bar = screen.getByRole('button').element();
    expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(54);
    expect(bar.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it.each(LANGUAGES)('shows the tools and the total in one line from 1024 px up in %s', async (language) => {
  await openWork({ language, plan });
  await page.viewport(1024, 768);
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await painted();
  const words = { pl: /Pokaż zestawienie/, en: /Show the bill/, de: /anzeigen|öffnen|zeigen/ }[language];
  await expect.element(screen.getByRole('button', { name: words }).first()).toBeVisible();
  for (let width = 1024; width <= 1440; width += 32) {
    await page.viewport(width, 768);
    await painted();
    const tools = document.querySelector('[data-bill="action"]')?.closest('[class*="_bar_"]');
    if (!tools) continue;
    expect.soft(tools.getBoundingClientRect().height, String(width)).toBeLessThan(60);
  }
});

it.each(LANGUAGES)('gives five-digit net, VAT and gross one row each in %s', async (language) => {
  await page.viewport(800, 900);
  await openWork({ language, plan });
  const screen = await mount(
    <div style={{ width: 256 }}>
      <Bill onSummary={() => undefined} isSheet={false} onFold={() => undefined} />
    </div>,
  );
  await expect.element(screen.getByRole('heading')).toBeVisible();
  const rows = [...document.querySelectorAll('dl > div')].slice(-3).map((row) => row.getBoundingClientRect());
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
  for (const { height } of rows) expect(height).toBeLessThanOrEqual(18);
});
