import styles from './tooltip.module.css';

const GAP = 6;
const MARGIN = 8;
/** So long a finger rests on what it wants to know about, in milliseconds; and it moves no further, in pixels. */
const HOLD = { time: 500, reach: 10 };

function place(tip: HTMLElement, anchor: Element) {
  const around = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = around.left + around.width / 2 - width / 2;
  const above = around.top - GAP - height;
  const fitsAbove = above >= MARGIN;
  tip.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
  tip.style.top = `${fitsAbove ? above : around.bottom + GAP}px`;
}

const anchorOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

/**
 * Shows the `data-tooltip` of whatever the pointer rests on, the keyboard reaches or a finger holds: one element for
 * the whole page, in the top layer, so that neither a panel's edge nor a dialog cuts it off. A tap is enough on what
 * can't be used now. Screen readers have the same words from the element itself. Gives back what undoes it.
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
  const show = (found: Element | null) => {
    if (found === anchor) return;
    if (anchor) hide();
    if (!found) return;
    anchor = found;
    tip.textContent = found.getAttribute('data-tooltip');
    page.body.append(tip);
    tip.showPopover();
    place(tip, found);
  };
  const hideIfShown = () => anchor && hide();

  /** The finger that is down, or was last. */
  let touch: { x: number; y: number; timer: number; isHeld: boolean } | null = null;
  const lift = () => clearTimeout(touch?.timer);
  const onDown = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    hideIfShown();
    lift();
    touch = null;
    if (pointerType !== 'touch' || !isPrimary) return;
    const timer = window.setTimeout(() => {
      const held = anchorOf(target);
      if (touch && held) touch.isHeld = true;
      show(held);
    }, HOLD.time);
    touch = { x, y, timer, isHeld: false };
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > HOLD.reach) lift();
  };
  const onClick = (event: MouseEvent) => {
    if (touch?.isHeld && event.detail > 0) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (touch) {
      const tapped = anchorOf(event.target);
      show(tapped?.ariaDisabled === 'true' ? tapped : null);
    }
    touch = null;
  };

  const { signal } = stop;
  const capture = { signal, capture: true };
  page.addEventListener(
    'pointerover',
    // With a button held it draws or carries, and wants to know nothing.
    ({ pointerType, buttons, target }) =>
      pointerType !== 'touch' && !buttons && !tip.contains(target as Node) && show(anchorOf(target)),
    { signal },
  );
  page.addEventListener(
    'focusin',
    ({ target }) => (target as Element).matches(':focus-visible') && show(anchorOf(target)),
    { signal },
  );
  page.addEventListener('focusout', ({ target }) => anchor === anchorOf(target) && hideIfShown(), { signal });
  page.addEventListener('pointerdown', onDown, capture);
  page.addEventListener('pointermove', onMove, { signal, passive: true });
  page.addEventListener('pointerup', lift, { signal });
  page.addEventListener('pointercancel', lift, { signal });
  page.addEventListener('contextmenu', (event) => touch && anchorOf(event.target) && event.preventDefault(), {
    signal,
  });
  page.addEventListener('click', onClick, capture);
  page.addEventListener('scroll', hideIfShown, capture);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hideIfShown(), capture);
  return () => {
    lift();
    hideIfShown();
    stop.abort();
  };
}
