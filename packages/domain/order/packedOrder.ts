import type { StoredRail } from '../kinds/rail/storedRail.ts';
import type { LuminairePlacement } from '../plan/placement.ts';
import { DEFAULT_LANGUAGE } from '../translation/lookup.ts';
import type { Cm, Deg } from '../units.ts';
import type { OrderDetail, OrderSummary } from './orderParts.ts';
import type { OrderRecord, RecordData, RecordLine } from './record.ts';
import type { StoredLuminaire } from './storedLuminaire.ts';

/** Details stored before 0160, as JSON without derived and default values; read, never written. */

const USUAL_LINE = { articleId: null, role: null, img: '', unitPrice: null, watts: 0 } as const;

const COLLECTION_OF: Record<RecordLine['kind'], string> = {
  rail100: 'connections',
  rail200: 'connections',
  part: 'accessories',
  accessory: 'accessories',
  binding: 'bindings',
  power: 'powers',
  gateway: 'gateways',
  system: 'systems',
  rules: 'connections',
};

type PackedLine = Partial<RecordLine> &
  Pick<RecordLine, 'kind' | 'code' | 'titles' | 'quantity'> & { type?: string };

/** `previousStepId` is absent if it is the step before; null for a start frame. */
type PackedStep = Pick<StoredRail, 'id' | 'frameLength'> &
  Partial<Omit<StoredRail, 'previousStepId'>> & { previousStepId?: string | null };

/** Index in the list of the order, or an id that the list lacks. */
type Named = number | string;

/** Turn 0 is omitted; only luminaires by hand have a tilt (D45). */
type PackedPlace = [binding: Named, step: Named, at: Cm, turn?: Deg, tilt?: Deg | null, id?: string];

type PackedPlacement = [id: string, binding: Named, step: Named, at: Cm, turn: Deg, tilt: Deg];

type RepackedName = 'lines' | 'steps' | 'inactiveEntries' | 'places' | 'placements' | 'choices';

export type PackedDetail = Omit<OrderDetail['data'], RepackedName> & {
  inactiveEntries?: RecordData['inactiveEntries'];
  lines: PackedLine[];
  steps: PackedStep[];
  places?: PackedPlace[];
  placements?: PackedPlacement[];
  choices: Omit<RecordData['choices'], 'bindings'>;
};

function unpackLine({ type: _, ...packed }: PackedLine): RecordLine {
  const line = { ...USUAL_LINE, ...packed };
  return {
    // Stored if it differs by fractions of a cent per piece.
    total: line.unitPrice === null ? null : line.unitPrice * line.quantity,
    ...line,
    collection: COLLECTION_OF[line.kind],
    missing: line.articleId === null,
  };
}

const unpackItem = ({ articleId, type = '', titles, code, quantity }: PackedLine) => ({
  id: articleId ?? '',
  type,
  title: titles[DEFAULT_LANGUAGE] ?? code,
  description: code,
  quantity,
});

const isOnT = (parent: StoredRail, side: StoredRail['directionFrameSide']): boolean =>
  parent.previousStepId ? parent.isTLayout : side === 'straight';

function unpackSteps(packed: readonly PackedStep[]): StoredRail[] {
  const byId = new Map<string, StoredRail>();
  let before: string | undefined;
  return packed.map(({ previousStepId: parentId = before, ...own }) => {
    const parent = parentId ? byId.get(parentId) : undefined;
    const directionFrameSide = own.directionFrameSide ?? parent?.directionFrameSide ?? 'left';
    const step: StoredRail = {
      directionFrameSide,
      directionFrame: parent ? 'straight' : 'default',
      isCurved: false,
      isTLayout: false,
      isTLayoutStart: false,
      isFrameFromTLayout: parent ? isOnT(parent, directionFrameSide) : false,
      ...own,
      ...(parentId && { previousStepId: parentId }),
    };
    byId.set(step.id, step);
    before = step.id;
    return step;
  });
}

export function unpackOrder({ order, data, ...rest }: OrderSummary, detail: PackedDetail): OrderRecord {
  const { lines, steps, inactiveEntries = [], places, placements, choices, ...plan } = detail;
  const luminaires = lines.filter(({ kind }) => kind === 'binding');
  const bindings = luminaires.map(({ articleId, quantity }) => ({ id: articleId ?? '', quantity }));
  const idIn = (list: readonly { id: string }[], name: Named) =>
    typeof name === 'number' ? (list[name]?.id ?? '') : name;
  const onRail = (binding: Named, step: Named) => ({
    bindingId: idIn(bindings, binding),
    stepId: idIn(steps, step),
  });
  return {
    ...rest,
    order: {
      ...order,
      bindings: luminaires.map((line) => ({ ...unpackItem(line), power: line.watts ?? 0 })),
      accessories: lines.filter(({ kind }) => COLLECTION_OF[kind] === 'accessories').map(unpackItem),
    },
    data: {
      ...data,
      ...plan,
      inactiveEntries,
      lines: lines.map(unpackLine),
      steps: unpackSteps(steps),
      ...(places && {
        places: places.map(
          ([binding, step, at, turn = 0, tilt = null, id]): StoredLuminaire => ({
            ...onRail(binding, step),
            at,
            turn,
            tilt: tilt ?? 0,
            isPlaced: tilt !== null,
            ...(id !== undefined && { id }),
          }),
        ),
      }),
      ...(placements && {
        placements: placements.map(
          ([id, binding, step, at, turn, tilt]): LuminairePlacement => ({
            id,
            ...onRail(binding, step),
            at,
            turn,
            tilt,
          }),
        ),
      }),
      choices: { ...choices, bindings },
    },
  };
}
