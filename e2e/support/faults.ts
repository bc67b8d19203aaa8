import type { BrowserContext } from '@playwright/test';

/** Errors that must not occur during use. */
export interface Faults {
  seen: string[];
  /** Requires an error caused by the test. */
  expect(pattern: RegExp): void;
  /** Allows an error that depends on timing. */
  allow(pattern: RegExp): void;
  /** Unexpected errors, and expected ones that did not occur. */
  verdict(): string[];
}

/** Background reads depend on timing. */
export const LOST_READS = /fetching Euro exchange rate|(Wczytywanie|Pobieranie) .+ nie powiodło się/;

const MISSING_TEXT = 'Translation not found';

/** Runs in the page; reports even briefly visible missing texts. */
function reportMissingTexts(missing: string) {
  const report = (words: string | null | undefined) => {
    if (words?.includes(missing)) console.error(words);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList')
        for (const node of addedNodes) report(node instanceof Element ? node.outerHTML : node.textContent);
      else if (type === 'characterData') report(target.textContent);
      else if (target instanceof Element && attributeName) report(target.getAttribute(attributeName));
    }
  });
  observer.observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
}

export async function watchFaults(context: BrowserContext, ownOrigin: string): Promise<Faults> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`thrown: ${error.error().stack}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin)
      seen.push(`request to another origin: ${request.url()}`);
  });
  await context.addInitScript(reportMissingTexts, MISSING_TEXT);
  return {
    seen,
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    verdict: () => [
      ...seen.filter((fault) => ![...expected, ...allowed].some((pattern) => pattern.test(fault))),
      ...expected
        .filter((pattern) => !seen.some((fault) => pattern.test(fault)))
        .map((pattern) => `expected, but it did not come: ${pattern}`),
    ],
  };
}
