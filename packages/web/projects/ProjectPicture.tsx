import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { bodyColoursIn, railColour } from '@lumitor/domain/catalogue/railColour';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { SheetContent } from '@lumitor/domain/drawing/sheet';
import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { bodiesOf } from '@lumitor/domain/kinds/luminaire/body';
import { drawLayout } from '@lumitor/domain/kinds/rail/drawing';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Ms, Px } from '@lumitor/domain/units';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { catalogueStore } from '../data/catalogue.ts';
import { LayoutDrawing } from '../drawing/LayoutDrawing.tsx';
import { usePicture } from '../drawing/usePicture.ts';
import { planOf } from '../visitor/projects.ts';
import styles from './Projects.module.css';

const HEIGHT: Px = 136;

/** Luminaires appear once the catalogue with their sizes has loaded. */
function drawn(plan: Plan, catalogue: LineCatalogue | null) {
  const symbol = symbolsIn(catalogue);
  const colour = bodyColoursIn(catalogue);
  const { luminaires } = arrange(plan, catalogue ? bodiesOf(catalogue.bindings) : new Map());
  const content: SheetContent = {
    luminaires: catalogue
      ? luminaires.map((luminaire) => ({
          ...luminaire,
          symbol: symbol(luminaire.bindingId),
          colour: colour(luminaire.bindingId),
        }))
      : [],
    room: plan.room,
    areas: plan.areas,
    hidden: plan.hidden,
  };
  return {
    drawing: drawLayout(geometryOf(plan.layout)),
    colour: railColour(catalogue?.connections.find(({ id }) => id === plan.choices.connectionId)),
    content,
  };
}

function Drawn({ plan, line, label }: { plan: Plan; line: ProductLine; label: string }) {
  const catalogue = useStore(catalogueStore, (state) => state[line].catalogue);
  const { drawing, content, colour } = useMemo(() => drawn(plan, catalogue), [plan, catalogue]);
  const { address } = usePicture(plan.underlay?.id ?? null);
  const underlay = useMemo(
    () => (plan.underlay && address ? { ...plan.underlay, href: address } : null),
    [plan, address],
  );
  const all = useMemo(() => ({ ...content, underlay }), [content, underlay]);
  return (
    <LayoutDrawing drawing={drawing} content={all} colour={colour} label={label} maxHeight={HEIGHT} isBare />
  );
}

/** Drawn when scrolled into view. @param edited a change reloads */
export function ProjectPicture(props: { id: string; edited: Ms; line: ProductLine; label: string }) {
  const { id, edited, line, label } = props;
  const place = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit is told by its time
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isMounted = true;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        planOf(id).then((read) => isMounted && setPlan(read), console.error);
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => {
      isMounted = false;
      watch.disconnect();
    };
  }, [id, edited]);
  return (
    <div ref={place} className={styles.picture}>
      {plan && <Drawn plan={plan} line={line} label={label} />}
    </div>
  );
}
