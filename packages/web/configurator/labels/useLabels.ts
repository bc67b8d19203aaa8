import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { useTranslation } from '../../translation/useTranslation.ts';
import { useArrangement } from '../../visitor/arrangement.ts';
import { useCheck } from '../../visitor/check.ts';
import { useConfigurator, usePlan, type View } from '../../visitor/configuratorStore.ts';
import { useCatalogue, useQuote } from '../../visitor/derived.ts';
import { useDevices } from '../../visitor/devices.ts';
import { useInstallation } from '../../visitor/installation.ts';
import { useLight } from '../../visitor/lightStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { usePlanFeeds } from '../../visitor/wiring.ts';
import { ontoScreen, type ScreenLabel } from '../canvas/screenLabels.ts';
import { useLightFill } from '../light/fillStore.ts';
import { drawnEvery } from '../luminaires/symbols.ts';
import type { WorkedOn } from '../useFolding.ts';
import { labelsIn } from './sources.ts';

/** Labels follow the painted state, so that they never delay a rail. */
export function useLabels(view: View, area: CanvasArea, workOn: WorkedOn): ScreenLabel[] {
  const { t, language } = useTranslation();
  const plan = usePlan();
  const geometry = geometryOf(plan.layout);
  const { luminaires: arranged } = useArrangement();
  const fill = useLightFill();
  const proposed = fill.step === 'answered' ? fill.proposal?.luminaires : undefined;
  const luminaires = proposed ?? arranged;
  const catalogue = useCatalogue();
  const onto = ontoScreen(view, area);
  const every = drawnEvery(luminaires.length, geometry.totalLength, onto.scale);
  return labelsIn({
    ...onto,
    plan,
    geometry,
    view,
    area,
    workOn,
    selection: useConfigurator((state) => state.selection),
    next: useConfigurator((state) => state.next),
    luminaires: luminaires.filter((_, index) => index % every === 0),
    arranged,
    isNumbered: every === 1,
    showsFigures: useLight((state) => state.showsFigures && state.answer !== null),
    symbol: symbolsIn(catalogue),
    catalogue,
    feeds: usePlanFeeds(plan),
    devices: useDevices(plan),
    installation: useInstallation(),
    supply: useQuote()?.supply ?? null,
    findings: useCheck((state) => state.findings),
    t,
    language,
  });
}
