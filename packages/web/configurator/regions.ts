const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

type RegionName = 'header' | 'stages' | 'panel' | 'drawing' | 'bill';

interface Region {
  name: RegionName;
  /** Selector of the region's element. Of several elements the first visible one counts. */
  area: string;
  /** Selector of the control that takes the focus: the area itself or a control inside. */
  entry: string;
}

const STAGES = 'main nav:has(> [aria-expanded])';

/** Regions of the screen in the order of F6. A region without a visible control is skipped. */
const REGIONS: readonly Region[] = [
  { name: 'header', area: 'header:not(main header)', entry: `:is(${CONTROL}):not([href="#main"])` },
  { name: 'stages', area: STAGES, entry: '[aria-current], nav:not(:has([aria-current])) > *' },
  { name: 'panel', area: `${STAGES} + *`, entry: CONTROL },
  { name: 'drawing', area: 'main [role="application"]', entry: '[role="application"]' },
  { name: 'bill', area: 'main [data-bill]', entry: '[data-bill="action"]' },
];

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Visible controls of an element in the order of Tab, the element itself included. */
export const controlsIn = (area: HTMLElement, selector = CONTROL): HTMLElement[] =>
  [area, ...area.querySelectorAll<HTMLElement>('*')].filter((one) => one.matches(selector) && isVisible(one));

function entryOf({ area, entry }: Region): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>(area)].find(isVisible);
  return shown && controlsIn(shown, entry)[0];
}

/** Region that holds the element; undefined: none, such as the card of the selection. */
export const regionOf = (element: Element): RegionName | undefined =>
  REGIONS.find(({ area }) => element.closest(area))?.name;

/** Moves the focus to the region. @returns whether the region has a control */
export function focusRegion(name: RegionName): boolean {
  const entry = REGIONS.filter((one) => one.name === name).map(entryOf)[0];
  entry?.focus({ preventScroll: name === 'drawing' });
  return entry !== undefined;
}

/** The region before or after the focused element; undefined if there is no other region. */
function nextEntry(step: 1 | -1): HTMLElement | undefined {
  const focused = document.activeElement ?? document.body;
  const present = REGIONS.flatMap((region) => {
    const entry = entryOf(region);
    return entry ? { region, entry } : [];
  });
  const inside = present.findIndex(({ region }) => focused.closest(region.area));
  // The card and the tools stand between the drawing and the bill, in the document too.
  const before = present.findLastIndex(
    ({ entry }) => entry.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const from = inside >= 0 ? inside : step > 0 ? before : before + 1;
  const next = present.at((from + step) % present.length)?.entry;
  return next === focused ? undefined : next;
}

/** F6 and Shift+F6 move the focus between regions; a modal dialog retains the focus. @returns how to stop */
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
