import type { BrowserContext } from '@playwright/test';

/** What must never happen while a person uses the product, in words. */
export interface Faults {
  seen: string[];
  /** A fault that the test brings about itself, such as a failed request; it has to come. */
  expect(pattern: RegExp): void;
  /** A fault that comes or does not, by which of two things was first; the person sees the same. */
  allow(pattern: RegExp): void;
  /** Faults that were not expected, and expected ones that did not come. */
  verdict(): string[];
}

/**
 * What a page says of things that it reads by itself, such as the rate or what others have changed: without a
 * connection or a session, or when its clock goes on, that may be on its way or be asked for.
 */
export const LOST_READS = /fetching Euro exchange rate|(Wczytywanie|Pobieranie) .+ nie powiodło się/;

const MISSING_TEXT = 'Translation not found';

/** Runs in the page: a text that is missing is reported as an error, wherever and however briefly it shows. */
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

/** Follows every page of a context: errors on the console, errors thrown, texts that lack, requests to other origins. */
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
