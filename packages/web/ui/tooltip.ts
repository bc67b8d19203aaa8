import styles from './tooltip.module.css';

const GAP = 6;
const MARGIN = 8;

function place(tip: HTMLElement, anchor: Element) {
  const around = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = around.left + around.width / 2 - width / 2;
  const above = around.top - GAP - height;
  const fitsAbove = above >= MARGIN;
  tip.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
  tip.style.top = `${fitsAbove ? above : around.bottom + GAP}px`;
}

/**
 * Shows the `data-tooltip` of whatever the pointer rests on or the keyboard reaches: one element for
 * the whole page, in the top layer, so that neither a panel's edge nor a dialog cuts it off. Screen
 * readers have the same words from the element itself. Gives back what undoes it.
 */
export function showTooltips(page: Document): () => void {
  const tip = page.createElement('div');
  tip.className = styles.tooltip ?? '';
  tip.popover = 'manual';
  tip.ariaHidden = 'true';
  let anchor: Element | null = null;
  const stop = new AbortController();

  const hide = () => {
    anchor = null;
    tip.hidePopover();
    tip.remove();
  };
  const show = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target && tip.contains(target)) return;
    const found = target?.closest('[data-tooltip]') ?? null;
    if (found === anchor) return;
    if (anchor) hide();
    if (!found || (event.type === 'focusin' && !found.matches(':focus-visible'))) return;
    anchor = found;
    tip.textContent = found.getAttribute('data-tooltip');
    page.body.append(tip);
    tip.showPopover();
    place(tip, found);
  };
  const hideIfShown = () => anchor && hide();

  const { signal } = stop;
  page.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && show(event), { signal });
  page.addEventListener('focusin', show, { signal });
  page.addEventListener('focusout', hideIfShown, { signal });
  page.addEventListener('pointerdown', hideIfShown, { signal });
  page.addEventListener('scroll', hideIfShown, { signal, capture: true });
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hideIfShown(), { signal, capture: true });
  return () => {
    hideIfShown();
    stop.abort();
  };
}
