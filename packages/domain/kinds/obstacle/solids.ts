import type { KindSolids, Solid } from '../solid.ts';
import type { ObstacleKind } from './obstacle.ts';

const FURNITURE: Partial<Record<ObstacleKind, string>> = { counter: 'NOTDEFINED', shelf: 'SHELF' };

const ifcOf = (kind: ObstacleKind): Solid['ifc'] => ({
  entity: FURNITURE[kind] ? 'IfcFurniture' : 'IfcBuildingElementProxy',
  type: FURNITURE[kind] ?? 'NOTDEFINED',
});

export const obstacleSolids: KindSolids = ({ room }) =>
  (room?.obstacles ?? []).map(({ id, kind, made: _, ...box }) => ({
    key: `obstacle ${id}`,
    ...box,
    ifc: ifcOf(kind),
  }));
