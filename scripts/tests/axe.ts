import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineBrowserCommand } from '@vitest/browser-playwright';

const require = createRequire(import.meta.url);
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** All other rules give equal results in both themes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules of whole pages, which a mounted component breaks. */
const RULES_OF_PAGES = [
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

/** Violations that axe finds in the page of the test, in both themes. */
export const findViolations = defineBrowserCommand(async ({ page, frame }) => {
  const tester = await frame();
  if (!(await tester.evaluate(() => 'axe' in window))) await tester.addScriptTag({ content: SOURCE });
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    // Colours of the administration switch with its next render.
    await tester.waitForFunction(() => {
      const [root, body] = [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      return body === 'rgba(0, 0, 0, 0)' || body === root;
    });
    const violations = await tester.evaluate(
      async ({ only, disabled }) => {
        // Listeners of the colour scheme run with a frame, and render before the next one.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
        await Promise.allSettled(transitions.map(({ finished }) => finished));
        const { axe } = window as unknown as { axe: { run(options: object): Promise<Results> } };
        interface Results {
          violations: { id: string; nodes: { html: string }[] }[];
        }
        const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
        const options = only ? { runOnly: { type: 'rule', values: only } } : { rules };
        const results = await axe.run({ ...options, resultTypes: ['violations'] });
        return results.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        );
      },
      { only: theme === 'dark' ? RULES_OF_COLOURS : null, disabled: RULES_OF_PAGES },
    );
    found.push(...violations.map((violation) => `${theme}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
});
