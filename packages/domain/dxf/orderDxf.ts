import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { DimensionLines, railsInTable } from '../dimensions/index.ts';
import { BoundedPlacer, type TileGrid } from '../drawing/boundedPlacer.ts';
import { drawInstallation, type InstallationDrawing } from '../drawing/installationDrawing.ts';
import { adjacentToAxis, axisSpots } from '../drawing/labelPlaces.ts';
import type { Installation } from '../installation/installation.ts';
import { middleOfZone } from '../installation/zoneSigns.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { cableRoutes } from '../lists/cableRoutes.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { sawingOf } from '../parts/sawing.ts';
import { frameAround, type LabelFrame } from '../paths/frame.ts';
import { type Hiding, isHidden } from '../plan/hidden.ts';
import { GROUP_OF } from '../plan/kindGroups.ts';
import { dimensionTable, type MissingOnPlan } from '../sheets/dimensionTable.ts';
import { fitPlan, type ScaledPlan } from '../sheets/fitPlan.ts';
import { LAYOUTS } from '../sheets/layouts.ts';
import type { SheetChoice } from '../sheets/sheetChoice.ts';
import type { TitleEntries } from '../sheets/titleEntries.ts';
import { formatFixed, formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm, Mm } from '../units.ts';
import { drawRoom } from './drawRoom.ts';
import type { DxfLayer } from './dxfDrawing.ts';
import { dxfFile } from './dxfFile.ts';
import { measureAround, measureRails } from './measure.ts';
import { type PartFields, partFields } from './partFields.ts';
import { type Drawer, type DxfLayerStyle, LAYERS, type Layer, penOn, roomOf, TEXT } from './pen.ts';
import { nameRoutes, type PlacedPart, putParts, putRoutes, takeSymbols } from './putParts.ts';
import { sheetsOf } from './sheets.ts';
import { nameOf } from './tags.ts';
import { TITLE } from './titleBlock.ts';

function drawRails({ rails }: InstallationDrawing, { pens }: Drawer): void {
  for (const { axis } of rails) pens.rails.axis(axis);
}

const NEAR: readonly Mm[] = [1.5, 2.5, 4, 6, 8, 10, 12.5, 15, 18, 22, 26, 31, 38, 46, 56];

function nameRails(
  { rails }: InstallationDrawing,
  { pens, placer, mm, language, t }: Drawer,
  inTable: ReadonlySet<string>,
): string[] {
  const unnamed: string[] = [];
  for (const { axis, number, stepId } of rails) {
    const figure = (value: Cm) => formatNumber(value, language);
    const words = [
      `${t('parts.rail')} ${number}`,
      figure(axis.length),
      ...(axis.kind === 'arc' ? [`R ${figure(axis.radius)}`] : []),
      ...(inTable.has(stepId) ? [t('sheet.inTable')] : []),
    ].join(' · ');
    const spots = axisSpots(
      axis,
      [0.5, 0.3, 0.7, 0.15, 0.85].map((share) => share * axis.length),
      (point) => point,
    );
    const places = adjacentToAxis(
      spots,
      NEAR.map((distance) => distance * mm),
    );
    const { width, height } = roomOf(words, TEXT * mm);
    const placed = placer.place(width + 0.4 * mm, height, places);
    if (!placed) {
      unnamed.push(t('sheet.railNumber', { number }));
      continue;
    }
    if (placed.lead) pens.numbers.line(...placed.lead);
    pens.numbers.text(placed, words, { height: TEXT * mm });
  }
  return unnamed;
}

/** Names in mm on paper; beyond `led` they get a line. `LEAST` is in cm and clears symbols drawn enlarged. */
const NAMES = { cell: 10, led: 5, leadFrom: 2.2, lead: 0.2 };
const LEAST = { led: 11, leadFrom: 6 };
const SOLID: Partial<Record<Layer, Cm>> = { rails: 4, walls: 0.5 };

/** Share of the progress for drawing. The number of scales is unknown, so each takes half of the rest. */
const DRAWING_SHARE = 0.9;

const isLayer = (name: string): name is Layer => name in LAYERS;
const ALL = Object.keys(LAYERS).filter(isLayer);

const layersIn = (t: Translate, plan: Hiding): Map<Layer, DxfLayer> =>
  new Map(
    ALL.map((kind) => {
      const { trade, colour, weight, of, group = of && GROUP_OF[of] }: DxfLayerStyle = LAYERS[kind];
      const name = `${trade}-${nameOf(t(`download.layer_${kind}`)) || kind}`;
      const isOff = group !== undefined && isHidden(plan, group);
      return [kind, { name, colour, weight, isPlotted: kind !== 'viewports', isOff }];
    }),
  );

type Drawn = ScaledPlan & Pick<Drawer, 'model' | 'blocks'> & { missing: MissingOnPlan };

const scaled = ({ left, top, right, bottom }: LabelFrame, by: number): LabelFrame => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

interface DrawProps {
  placed: PlacedPart;
  fields: PartFields;
  layers: ReadonlyMap<Layer, DxfLayer>;
  language: string;
  t: Translate;
}

/**
 * Draws the model for a scale. Earlier things take their room first: symbols, cables, room, dimensions, then
 * names.
 */
function drawAt({ placed, fields, layers, language, t }: DrawProps, scale: number, grid?: TileGrid): Drawn {
  const mm = 1 / scale;
  const sizes = {
    cell: NAMES.cell * mm,
    led: Math.max(NAMES.led * mm, LEAST.led),
    leadFrom: Math.max(NAMES.leadFrom * mm, LEAST.leadFrom),
    lead: NAMES.lead * mm,
  };
  const inModel = grid && {
    xs: grid.xs.map((at) => at * mm),
    ys: grid.ys.map((at) => at * mm),
  };
  const placer = new BoundedPlacer(sizes, inModel);
  const started = {
    placer,
    lines: new DimensionLines(sizes.cell),
    model: [],
    blocks: new Map(),
    mm,
    language,
    t,
  };
  const pens = Object.fromEntries(
    ALL.map((kind) => [kind, penOn(layers.get(kind)?.name ?? kind, started, SOLID[kind])]),
  ) as Drawer['pens'];
  const drawer: Drawer = { ...started, pens };
  drawRails(placed, drawer);
  takeSymbols(placed, drawer);
  const routes = putRoutes(placed, drawer);
  drawRoom(placed, drawer);
  placer.closeEmptyTiles();
  const missing = measureRails(placed, drawer, inModel);
  const cables = nameRoutes(placed, routes, drawer);
  putParts(placed, fields, drawer);
  const names = nameRails(placed, drawer, railsInTable(missing));
  const around = measureAround(placed, drawer);
  const { model, blocks } = drawer;
  return {
    model,
    blocks,
    missing: { dimensions: [...missing, ...around], names: [...names, ...cables] },
    bounds: scaled(placer.bounds ?? frameAround(0, 0, 0, 0), scale),
    isSheet: (tile) => placer.isOnOpenTiles(scaled(tile, mm)),
  };
}

function placedOf(
  drawing: ReturnType<typeof drawInstallation>,
  installation: Installation | null,
): PlacedPart {
  const axes = new Map(drawing.rails.map(({ stepId, axis }) => [stepId, axis]));
  const zones = installation?.zones ?? [];
  return {
    ...drawing,
    zones: zones.flatMap((_, index) => {
      const middle = installation && middleOfZone(installation, index);
      const axis = axes.get(middle?.stepId ?? '');
      if (!middle || !axis) return [];
      return [{ ...pointAt(axis, middle.at), heading: headingAt(axis, middle.at), index }];
    }),
  };
}

/** DXF 2007 in cm, y up (D58, D75a). @param installation null for an older order */
export function orderDxf(
  page: ShownOrder,
  installation: Installation | null,
  language: string,
  t: Translate,
  choice?: SheetChoice,
  entries?: TitleEntries,
  onProgress: (share: number) => void = () => undefined,
): string {
  const { data, order, plan } = page;
  const luminaires = orderLuminaires(data, plan);
  const drawing = drawInstallation({
    plan,
    luminaires,
    installation,
    sawing: sawingOf(plan.choices, data),
    routes: cableRoutes(page, installation),
    system: SYSTEM_TYPES.find((type) => type === order.systemType) ?? null,
  });
  const placed = placedOf(drawing, installation);
  const fields = partFields({ page, drawing, installation, language, t });
  const layers = layersIn(t, plan);
  const props = { placed, fields, layers, language, t };
  let left = DRAWING_SHARE;
  const fitted = fitPlan<Drawn>({
    draw: (scale, grid) => {
      const drawn = drawAt(props, scale, grid);
      left /= 2;
      onProgress(DRAWING_SHARE - left);
      return drawn;
    },
    bare: drawing.bounds,
    rails: drawing.rails,
    layouts: LAYOUTS.filter(({ slots }) => slots.length === 0),
    choice,
    over: () => 0,
  });
  const { scale, plan: drawn } = fitted;
  const [frames = '', viewports = ''] = (['frames', 'viewports'] as const).map(
    (kind) => layers.get(kind)?.name,
  );
  const { sheets, titleBlock } = sheetsOf({
    fitted,
    layers: { frames, viewports },
    entries,
    missing: dimensionTable(drawing, drawn.missing, language, t),
    tabled: {
      page,
      rows: rowsOfRecord(data.lines, language, t),
      luminaires,
      installation,
      light: null,
      language,
      t,
    },
  });
  onProgress(DRAWING_SHARE);
  return dxfFile({
    layers: [...layers.values()],
    model: drawn.model,
    sheets,
    scale,
    blocks: new Map([...drawn.blocks, [TITLE, titleBlock]]),
    bounds: scaled(drawn.bounds, scale / 10),
    comma: formatFixed(0.5, 1, language).charAt(1),
  });
}
