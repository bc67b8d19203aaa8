import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { luxAt } from '@lumitor/domain/light/luxAt';
import type { LightMap } from '@lumitor/domain/light/scene';
import { formatLux } from '@lumitor/domain/translation/figures';
import type { Ms, Px } from '@lumitor/domain/units';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { planNow, type View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCREEN_SCALE, type ScreenPoint, toLayout } from '../../visitor/projection.ts';
import { endAt } from '../hand/hit.ts';
import { luminaireAt } from '../hand/luminaireHit.ts';
import styles from './LightLayer.module.css';

const LONG_PRESS_DELAY: Ms = 350;
const SLOP: Px = 6;
/** The value is higher above a finger, which covers its surroundings. */
const FROM_MOUSE = { x: 14, y: 18 };
const FROM_FINGER = { x: -24, y: -64 };

export interface PointerValueProps {
  map: LightMap;
  view: View;
  area: CanvasArea;
  stage: RefObject<HTMLElement | null>;
}

function isTaken(at: ScreenPoint, view: View, area: CanvasArea): boolean {
  const [point, pixel] = [toLayout(at, view, area), 1 / (SCREEN_SCALE * view.zoom)];
  const { layout } = planNow();
  return (
    endAt(geometryOf(layout), point, pixel) !== null ||
    luminaireAt(arrangementNow().luminaires, point, pixel) !== null
  );
}

/** Written past React: changes with every move. */
export function PointerValue({ map, view, area, stage }: PointerValueProps) {
  const value = useRef<HTMLOutputElement>(null);
  const { language } = useTranslation();
  const live = useRef({ map, view, area, language });
  Object.assign(live.current, { map, view, area, language });
  useEffect(() => {
    const watched = stage.current;
    if (!watched) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: ScreenPoint | null = null;
    let isPressed = false;

    const place = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
      const box = watched.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const hide = () => {
      if (value.current) value.current.hidden = true;
    };
    const show = (at: ScreenPoint, from: ScreenPoint) => {
      const { map: shown, view: on, area: within, language: code } = live.current;
      const lux = luxAt(shown, toLayout(at, on, within));
      if (lux === null || !value.current) return hide();
      value.current.hidden = false;
      value.current.textContent = formatLux(lux, code);
      value.current.style.translate = `${at.x + from.x}px ${at.y + from.y}px`;
    };
    const release = () => {
      clearTimeout(timer);
      pressed = null;
      isPressed = false;
      hide();
    };
    const down = (event: PointerEvent) => {
      release();
      const at = place(event);
      if (event.pointerType === 'mouse' || !event.isPrimary || event.target !== watched) return;
      if (isTaken(at, live.current.view, live.current.area)) return;
      pressed = at;
      timer = setTimeout(() => {
        isPressed = true;
        show(at, FROM_FINGER);
      }, LONG_PRESS_DELAY);
    };
    const move = (event: PointerEvent) => {
      const at = place(event);
      if (event.pointerType === 'mouse') {
        const isOver = event.buttons === 0 && event.target === watched;
        return isOver ? show(at, FROM_MOUSE) : hide();
      }
      if (isPressed) {
        // The finger reads a value: the view does not move.
        event.stopPropagation();
        show(at, FROM_FINGER);
      } else if (pressed && Math.hypot(at.x - pressed.x, at.y - pressed.y) > SLOP) release();
    };
    watched.addEventListener('pointerdown', down, { signal });
    watched.addEventListener('pointermove', move, { signal });
    for (const gone of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      watched.addEventListener(gone, release, { signal });
    // A resting finger would open a menu in some browsers.
    watched.addEventListener('contextmenu', (event) => isPressed && event.preventDefault(), { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [stage]);
  return <output ref={value} hidden aria-hidden="true" className={styles.value} />;
}
