import { fluxOf } from '../photometry/figures.ts';
import { allPlanes, type PhotometricTable, type Symmetry } from '../photometry/photometricTable.ts';
import type { PhotometryHead } from './photometryHead.ts';

const ISYM: Readonly<Record<Symmetry, number>> = {
  none: 0,
  rotational: 1,
  c0c180: 2,
  c90c270: 3,
  quadrants: 4,
};
const DIRECT_RATIOS = Array.from({ length: 10 }, () => 0);

const millimetres = (centimetres: number): number => Math.round(centimetres * 10);
const written = (value: number): number => Number(value.toFixed(3));

function distance(angles: readonly number[]): number {
  const [step = 0, ...others] = angles.slice(1).map((angle, index) => angle - (angles[index] as number));
  return others.every((other) => Math.abs(other - step) < 1e-6) ? step : 0;
}

function downwardShare(table: PhotometricTable): number {
  const below = table.gamma.filter((angle) => angle <= 90).length;
  const down = {
    ...table,
    gamma: table.gamma.slice(0, below),
    candela: table.candela.map((row) => row.slice(0, below)),
  };
  return (100 * fluxOf(down)) / fluxOf(table);
}

function storedRows(table: PhotometricTable): (readonly number[])[] {
  const planes = allPlanes(table);
  const rows = (from: number, to: number) =>
    planes.filter(({ c }) => c >= from && c <= to).map(({ row }) => row);
  return table.symmetry === 'c90c270' ? [...rows(270, 360), ...rows(0, 90)] : [...table.candela];
}

export function writeLdt(table: PhotometricTable, head: PhotometryHead): string {
  const planes = allPlanes(table).map(({ c }) => c);
  const type = table.turn === 90 ? 2 : table.symmetry === 'rotational' ? 1 : 3;
  const rows = storedRows(table);
  const lines = [
    head.maker,
    type,
    ISYM[table.symmetry],
    planes.length,
    distance(planes),
    table.gamma.length,
    distance(table.gamma),
    '',
    head.name,
    head.code,
    `${head.code}.ldt`,
    head.date,
    ...[head.length, head.width, head.height, head.luminousLength, head.luminousWidth].map(millimetres),
    // The luminous area is level with the edge, seen from all four sides.
    0,
    0,
    0,
    0,
    written(downwardShare(table)),
    100,
    1,
    0,
    1,
    -1,
    head.lamp,
    head.lumens,
    head.cct,
    head.cri,
    head.watts,
    ...DIRECT_RATIOS,
    ...planes,
    ...table.gamma,
    ...rows.flat().map((candela) => written((candela * 1000) / head.lumens)),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
