import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import { bodyColoursIn } from '@lumitor/domain/catalogue/railColour';
import { stretchPath } from '@lumitor/domain/drawing/stretch';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { bodyOf } from '@lumitor/domain/kinds/luminaire/body';
import { slotsOf } from '@lumitor/domain/kinds/luminaire/sliding';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, useMemo } from 'react';
import { bodiesNow, useArrangement } from '../../../visitor/arrangement.ts';
import { useConfigurator, type View } from '../../../visitor/configuratorStore.ts';
import { useCatalogue, useRailColour } from '../../../visitor/derived.ts';
import { useHidden } from '../../../visitor/hidden.ts';
import { type CanvasArea, SCREEN_SCALE, transformOf } from '../../../visitor/projection.ts';
import { useSelectedLuminaireIds } from '../../../visitor/selected.ts';
import { SelectionInSight } from '../../canvas/SelectionInSight.ts';
import { useLightFill } from '../../light/fillStore.ts';
import styles from './Luminaires.module.css';
import { drawnEvery, symbolsOf, unitAt } from './symbols.ts';

function SlideMark() {
  const { luminaires } = useArrangement();
  const ids = useSelectedLuminaireIds();
  const [luminaire, second] = luminaires.filter(({ id }) => ids.includes(id));
  const geometry = geometryOf(useConfigurator(({ history }) => currentPlan(history).layout));
  const rail = luminaire && findPlaced(geometry, luminaire.stepId);
  if (!luminaire || !rail || second) return null;
  const bodies = bodiesNow();
  const others = luminaires.filter(({ id }) => id !== luminaire.id);
  const slot = slotsOf(rail, others, bodyOf(bodies, luminaire.bindingId), bodies).find(
    ({ from, to }) => luminaire.at >= from - 1 && luminaire.at <= to + 1,
  );
  if (!slot) return null;
  return <path className={styles.slide} d={stretchPath(rail.axis, slot.from, slot.to)} />;
}

interface SymbolsProps {
  luminaires: readonly Luminaire[];
  symbol: ReturnType<typeof symbolsIn>;
  colour: ReturnType<typeof bodyColoursIn>;
  unit: number;
  kind: 'automatic' | 'placed' | 'selected' | 'proposed';
}

const Symbols = memo(function Symbols({ luminaires, symbol, colour, unit, kind }: SymbolsProps) {
  const paths = symbolsOf(luminaires, symbol, colour, unit);
  return (
    <g className={styles[kind]}>
      <path d={paths.body + paths.blackBody + paths.whiteBody} className={styles.halo} />
      <path d={paths.body} className={styles.body} />
      <path d={paths.blackBody} className={styles.body} data-colour="black" />
      <path d={paths.whiteBody} className={styles.body} data-colour="white" />
      <path d={paths.lens} className={styles.lens} />
      <path d={paths.aim + paths.throw} className={styles.aim} />
    </g>
  );
});

export default memo(function Luminaires({ view, area }: { view: View; area: CanvasArea }) {
  const arrangement = useArrangement();
  const isHidden = useHidden().includes('luminaires');
  const fill = useLightFill();
  const answered = fill.step === 'answered' && fill.proposal ? fill : null;
  const luminaires = answered?.proposal?.luminaires ?? arrangement.luminaires;
  const { totalLength } = geometryOf(useConfigurator(({ history }) => currentPlan(history).layout));
  const catalogue = useCatalogue();
  const rails = useRailColour();
  const ids = useSelectedLuminaireIds();
  const symbol = useMemo(() => symbolsIn(catalogue), [catalogue]);
  const colour = useMemo(() => bodyColoursIn(catalogue), [catalogue]);
  const scale = SCREEN_SCALE * view.zoom;
  const every = drawnEvery(luminaires.length, totalLength, scale);
  const proposedId = answered?.bindingId;
  const { automatic, placed, selected, proposed } = useMemo(() => {
    const chosen = new Set(ids);
    const shown = luminaires.filter(({ id }, index) => index % every === 0 || chosen.has(id));
    return {
      automatic: shown.filter(
        ({ id, isPlaced, bindingId }) => !isPlaced && !chosen.has(id) && bindingId !== proposedId,
      ),
      proposed: shown.filter(
        ({ id, isPlaced, bindingId }) => !isPlaced && !chosen.has(id) && bindingId === proposedId,
      ),
      placed: shown.filter(({ id, isPlaced }) => isPlaced && !chosen.has(id)),
      selected: shown.filter(({ id }) => chosen.has(id)),
    };
  }, [luminaires, ids, every, proposedId]);
  if (luminaires.length === 0 || isHidden) return null;
  const lastId = ids.at(-1);
  const shared = { symbol, colour, unit: unitAt(scale) };
  return (
    <>
      <SelectionInSight id={lastId} at={luminaires.find(({ id }) => id === lastId)} area={area} />
      <svg aria-hidden="true" className={styles.luminaires} data-colour={rails}>
        <g transform={transformOf(view, area)} style={{ '--pixel': 1 / scale } as Record<string, unknown>}>
          <SlideMark />
          <Symbols {...shared} kind="automatic" luminaires={automatic} />
          <Symbols {...shared} kind="proposed" luminaires={proposed} />
          <Symbols {...shared} kind="placed" luminaires={placed} />
          <Symbols {...shared} kind="selected" luminaires={selected} />
        </g>
      </svg>
    </>
  );
});
