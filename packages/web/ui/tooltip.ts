import type { Ms, Px } from '@lumitor/domain/units';
import styles from './tooltip.module.css';

const GAP: Px = 6;
const MARGIN: Px = 8;
const LONG_PRESS: { time: Ms; reach: Px } = { time: 500, reach: 10 };

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

function tipOf(page: Document) {
  const element = page.createElement('div');
  element.className = styles.tooltip ?? '';
  element.popover = 'manual';
  element.ariaHidden = 'true';
  let anchor: Element | null = null;
  const hide = () => {
    if (!anchor) return;
    anchor = null;
    element.hidePopover();
    element.remove();
  };
  const show = (found: Element | null) => {
    if (found === anchor) return;
    hide();
    if (!found) return;
    anchor = found;
    element.textContent = found.getAttribute('data-tooltip');
    page.body.append(element);
    element.showPopover();
    place(element, found);
  };
  return { element, show, hide, isAt: (found: Element | null) => anchor === found };
}

/** One element in the top layer, unclipped by panels. @returns stop function */
export function showTooltips(page: Document): () => void {
  const tip = tipOf(page);
  const { show, hide } = tip;
  const stop = new AbortController();

  let touch: { x: number; y: number; timer: number; isPressed: boolean } | null = null;
  const lift = () => clearTimeout(touch?.timer);
  const onDown = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    hide();
    lift();
    touch = null;
    if (pointerType !== 'touch' || !isPrimary) return;
    const timer = window.setTimeout(() => {
      const pressedAnchor = anchorOf(target);
      if (touch && pressedAnchor) touch.isPressed = true;
      show(pressedAnchor);
    }, LONG_PRESS.time);
    touch = { x, y, timer, isPressed: false };
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > LONG_PRESS.reach) lift();
  };
  const onClick = (event: MouseEvent) => {
    if (touch?.isPressed && event.detail > 0) {
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
    // With a pressed button the pointer draws or drags.
    ({ pointerType, buttons, target }) =>
      pointerType !== 'touch' && !buttons && !tip.element.contains(target as Node) && show(anchorOf(target)),
    { signal },
  );
  page.addEventListener(
    'focusin',
    ({ target }) => (target as Element).matches(':focus-visible') && show(anchorOf(target)),
    { signal },
  );
  page.addEventListener('focusout', ({ target }) => tip.isAt(anchorOf(target)) && hide(), { signal });
  page.addEventListener('pointerdown', onDown, capture);
  page.addEventListener('pointermove', onMove, { signal, passive: true });
  page.addEventListener('pointerup', lift, { signal });
  page.addEventListener('pointercancel', lift, { signal });
  page.addEventListener('contextmenu', (event) => touch && anchorOf(event.target) && event.preventDefault(), {
    signal,
  });
  page.addEventListener('click', onClick, capture);
  page.addEventListener('scroll', hide, capture);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), capture);
  return () => {
    lift();
    hide();
    stop.abort();
  };
}
