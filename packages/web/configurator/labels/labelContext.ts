import type { LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Finding } from '@lumitor/domain/check/finding';
import type { Installation } from '@lumitor/domain/installation/installation';
import type { PlacedFeed, RunPlace } from '@lumitor/domain/kinds/feed/feed';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced, type Geometry } from '@lumitor/domain/kinds/rail/geometry';
import { headingAt } from '@lumitor/domain/kinds/rail/headingAt';
import type { Onto } from '@lumitor/domain/paths/frame';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Quote } from '@lumitor/domain/quote/quote';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { NextStep, View } from '../../visitor/configuratorStore.ts';
import type { ShownDevice } from '../../visitor/devices.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import type { Selection } from '../../visitor/selection.ts';
import type { Headed } from '../canvas/screenLabels.ts';
import type { WorkedOn } from '../useFolding.ts';

/** State that the labels of the drawing follow. */
export interface LabelContext extends Onto {
  plan: Plan;
  geometry: Geometry;
  view: View;
  area: CanvasArea;
  workOn: WorkedOn;
  selection: Selection;
  next: NextStep;
  /** Those drawn at this scale, proposed ones included. */
  luminaires: readonly Luminaire[];
  arranged: readonly Luminaire[];
  isNumbered: boolean;
  /** The light map shows its values instead of names. */
  showsFigures: boolean;
  symbol: (bindingId: string) => LuminaireSymbol;
  catalogue: LineCatalogue | null;
  feeds: readonly PlacedFeed[];
  devices: readonly ShownDevice[];
  installation: Installation | null;
  supply: Quote['supply'];
  findings: readonly Finding[];
  t: Translate;
  language: string;
}

export const headedOnScreen = ({ on, view }: LabelContext, { x, y, heading }: Headed): Headed => ({
  ...on({ x, y }),
  heading: heading + view.rotate,
});

export function headedAt(context: LabelContext, place: RunPlace | null): Headed | null {
  const axis = place && findPlaced(context.geometry, place.stepId)?.axis;
  return axis
    ? headedOnScreen(context, { ...pointAt(axis, place.at), heading: headingAt(axis, place.at) })
    : null;
}
