import { expect, it } from 'vitest';
import { mount, openWork } from '../../../testing/mount.tsx';
import { FilterBar } from './FilterBar.tsx';

it.each(['pl', 'en', 'de'] as const)(
  'shows the whole search placeholder in a panel of 208 px in %s',
  async (language) => {
    await openWork({ language });
    const filter = { query: '', by: {}, order: '', only: null };
    const screen = await mount(
      <div style={{ width: 208, padding: '0 var(--space-2)' }}>
        <FilterBar filter={filter} criteria={[]} orders={[]} chosenIds={[]} onChange={() => {}} />
      </div>,
    );
    const input = screen.getByRole('searchbox').element() as HTMLInputElement;
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('The browser has no canvas');
    pen.font = style.font;
    const available =
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    expect(pen.measureText(input.placeholder).width).toBeLessThan(available);
  },
);
