import { describe, expect, it } from 'vitest';
import { mount, openWork, painted } from '../testing/mount.tsx';
import { Legend } from './Legend.tsx';

const FALSE_COLOURS = ['#303', '#906', '#c60', '#fc0'];
const SCALES = [
  { thresholds: [200, 300, 400, 500, 750, 1000, 2000], target: 500 },
  { thresholds: [50, 75, 100, 150, 200, 300, 500, 750], target: 300 },
  { thresholds: [20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000], target: null },
  { thresholds: [200, 300, 500], target: 300 },
];
const WIDTHS = [72, 96, 130, 170, 200, 240, 268, 332];

function boxesOf(legend: Element): DOMRect[] {
  const texts = [...legend.querySelectorAll('span, em')].flatMap((element) => [...element.childNodes]);
  return texts
    .map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    })
    .toSorted((a, b) => a.left - b.left);
}

describe.each(SCALES)(
  'legend of $thresholds.length bands up to the target $target',
  ({ thresholds, target }) => {
    it.each([
      { kind: 'quiet', colours: null },
      { kind: 'false', colours: FALSE_COLOURS },
    ])('figures do not overlap at any width, in $kind colours', async ({ colours }) => {
      await openWork();
      const screen = await mount(
        <div data-testid="room">
          <Legend label="Illuminance" thresholds={thresholds} target={target} colours={colours} />
        </div>,
      );
      const room = screen.getByTestId('room').element() as HTMLElement;
      for (const width of WIDTHS) {
        room.style.width = `${width}px`;
        await painted();
        await painted();
        const boxes = boxesOf(room);
        expect(boxes.length, `${width} px`).toBeGreaterThan(0);
        for (const [at, box] of boxes.entries())
          if (at > 0)
            expect(box.left, `${width} px`).toBeGreaterThanOrEqual((boxes[at - 1] as DOMRect).right);
        if (target) expect(room.textContent, `${width} px`).toContain(String(target));
      }
    });
  },
);
