import { imageAt } from '@lumitor/domain/catalogue/image';
import type { Px } from '@lumitor/domain/units';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { shownCatalogue } from '../../../visitor/derived.ts';
import type { CanvasArea } from '../../../visitor/projection.ts';
import type { Dragging } from '../../hand/gestures.ts';
import styles from './Luminaires.module.css';
import { placeArticle } from './placeArticle.ts';

const CLICK_SLOP: Px = 6;

interface Dragged {
  img: string;
  x: Px;
  y: Px;
}

export interface ArticleDragProps {
  stage: RefObject<HTMLDivElement | null>;
  area: CanvasArea;
}

/** Mouse or pen drags to a rail; touch scrolls. */
export default function ArticleDrag({ stage, area }: ArticleDragProps) {
  const live = useRef(area);
  live.current = area;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let pressed: { id: string; x: number; y: number } | null = null;
    let dragging: Dragging | null = null;
    const release = (how: 'drop' | 'cancel') => {
      dragging?.[how]();
      dragging = null;
      pressed = null;
      setDragged(null);
    };
    const down = ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      const on = target instanceof Element ? target.closest<HTMLElement>('[data-article]') : null;
      const id = on?.dataset.article;
      if (id && button === 0 && pointerType !== 'touch') pressed = { id, x, y };
    };
    const move = ({ clientX: x, clientY: y, altKey }: PointerEvent) => {
      if (!pressed || (!dragging && Math.hypot(x - pressed.x, y - pressed.y) < CLICK_SLOP)) return;
      const { id } = pressed;
      dragging ??= placeArticle(id, () => live.current);
      setDragged({ x, y, img: shownCatalogue()?.bindings.find((article) => article.id === id)?.img ?? '' });
      const box = stage.current?.getBoundingClientRect();
      const isOver = stage.current?.contains(document.elementFromPoint(x, y)) ?? false;
      if (box && isOver) dragging.move({ x: x - box.left, y: y - box.top }, altKey);
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!dragging) {
        pressed = null;
        return;
      }
      const isOver = stage.current?.contains(document.elementFromPoint(x, y)) ?? false;
      release(isOver ? 'drop' : 'cancel');
      // The following click would open the article.
      const swallow = new AbortController();
      addEventListener('click', (event) => event.stopPropagation(), {
        capture: true,
        signal: swallow.signal,
      });
      setTimeout(() => swallow.abort());
    };
    addEventListener('pointerdown', down, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', () => release('cancel'), { signal });
    addEventListener('dragstart', (event) => pressed && event.preventDefault(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && release('cancel'), { signal });
    return () => stop.abort();
  }, [stage]);
  if (!dragged) return null;
  return (
    <div className={styles.dragged} style={{ translate: `${dragged.x}px ${dragged.y}px` }} aria-hidden="true">
      {dragged.img && <img src={imageAt(dragged.img, 96)} width={48} height={48} alt="" />}
    </div>
  );
}
