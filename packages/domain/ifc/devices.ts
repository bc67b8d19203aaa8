import type { RoomPlace } from '../kinds/device/position.ts';
import { storedTitle } from '../lists/recordRows.ts';
import type { RecordLine } from '../order/record.ts';
import type { Putting } from './rails.ts';
import { ifcPointOf } from './shapes.ts';
import { type Ref, typed } from './step.ts';

type Box = readonly [x: number, y: number, z: number];

export function devicePlacement(
  { frame: { shapes }, home }: Putting,
  place: RoomPlace | null | undefined,
  [x, y, z]: Box,
) {
  if (!place) return {};
  return {
    ObjectPlacement: shapes.placement(home.placement, ifcPointOf(place, place.z)),
    Representation: shapes.solid(shapes.block(x, y, 0, z)),
  };
}

export const articleProperties = (
  { frame: { model }, language, t }: Putting,
  key: string,
  line: RecordLine,
): Ref | null =>
  model.properties(key, 'Pset_ManufacturerTypeInformation', {
    ArticleNumber: typed('IfcIdentifier', line.code),
    ModelLabel: typed('IfcLabel', storedTitle(line, language, t)),
  });
