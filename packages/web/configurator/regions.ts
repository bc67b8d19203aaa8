const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

type RegionName = 'header' | 'stages' | 'panel' | 'drawing' | 'bill';

interface Region {
  name: RegionName;
  area: string;
  entry: string;
}

const STAGES = 'main nav:has(> [aria-expanded])';

/** Order of F6. Regions without a visible control are skipped. */
const REGIONS: readonly Region[] = [
  { name: 'header', area: 'header:not(main header)', entry: `:is(${CONTROL}):not([href="#main"])` },
  { name: 'stages', area: STAGES, entry: '[aria-current], nav:not(:has([aria-current])) > *' },
  { name: 'panel', area: `${STAGES} + *`, entry: CONTROL },
  { name: 'drawing', area: 'main [role="application"]', entry: '[role="application"]' },
  { name: 'bill', area: 'main [data-bill]', entry: '[data-bill="action"]' },
];

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

export const controlsIn = (area: HTMLElement, selector = CONTROL): HTMLElement[] =>
  [area, ...area.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.matches(selector) && isVisible(element),
  );

function entryOf({ area, entry }: Region): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>(area)].find(isVisible);
  return shown && controlsIn(shown, entry)[0];
}

/** Undefined outside all regions, such as in the selection's card. */
export const regionOf = (element: Element): RegionName | undefined =>
  REGIONS.find(({ area }) => element.closest(area))?.name;

export function focusRegion(name: RegionName): boolean {
  const entry = REGIONS.filter((region) => region.name === name).map(entryOf)[0];
  entry?.focus({ preventScroll: name === 'drawing' });
  return entry !== undefined;
}

function nextEntry(step: 1 | -1): HTMLElement | undefined {
  const focused = document.activeElement ?? document.body;
  const present = REGIONS.flatMap((region) => {
    const entry = entryOf(region);
    return entry ? { region, entry } : [];
  });
  const inside = present.findIndex(({ region }) => focused.closest(region.area));
  const before = present.findLastIndex(
    ({ entry }) => entry.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const from = inside >= 0 ? inside : step > 0 ? before : before + 1;
  const next = present.at((from + step) % present.length)?.entry;
  return next === focused ? undefined : next;
}

export function watchRegionKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
    if (key !== 'F6' || ctrlKey || altKey || metaKey || defaultPrevented) return;
    if (document.querySelector('dialog:modal')) return;
    const entry = nextEntry(shiftKey ? -1 : 1);
    if (!entry) return;
    event.preventDefault();
    entry.focus({ preventScroll: entry.matches('[role="application"]') });
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}
