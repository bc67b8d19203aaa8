import type { PhotometricTable, Symmetry } from '../photometry/photometricTable.ts';
import type { PhotometryHead } from './photometryHead.ts';

const ROOTS = { 18: 'IESTM33', 23: 'IESTM33-22' } as const;
export type Tm33Year = keyof typeof ROOTS;

const SYMMETRIES: Readonly<Record<Symmetry, string>> = {
  none: 'Symm_None',
  rotational: 'Symm_Full',
  c0c180: 'Symm_Bi_0',
  c90c270: 'Symm_Bi_90',
  quadrants: 'Symm_Quad',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const metres = (centimetres: number): number => Number((centimetres / 100).toFixed(4));

export function writeTm33(year: Tm33Year, table: PhotometricTable, head: PhotometryHead): string {
  const isClosed = year === 18 && table.symmetry === 'none';
  const planes = isClosed ? [...table.c, 360] : table.c;
  const rows = isClosed ? [...table.candela, table.candela[0] ?? []] : table.candela;
  const isRound = head.luminousWidth === 0;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${ROOTS[year]}>`,
    `<Version>${year === 18 ? '1.0' : '1.1'}</Version>`,
    `<Header><Manufacturer>${escaped(head.maker)}</Manufacturer>`,
    `<CatalogNumber>${escaped(head.code)}</CatalogNumber><Description>${escaped(head.name)}</Description>`,
    `<Laboratory/><ReportNumber/><ReportDate>${head.date}</ReportDate></Header>`,
    '<Equipment><Gonioradiometer><Type>CIE_C</Type></Gonioradiometer></Equipment>',
    `<Emitter><Quantity>1</Quantity><Description>${escaped(head.lamp)}</Description>`,
    `<InputWattage>${head.watts}</InputWattage>`,
    '<LuminousData><LuminousIntensity><AbsolutePhotometry>true</AbsolutePhotometry>',
    ...(year === 18 ? [] : [`<Symm>${SYMMETRIES[table.symmetry]}</Symm>`, '<Multiplier>1.0</Multiplier>']),
    `<NumberMeasured>${planes.length * table.gamma.length}</NumberMeasured>`,
    `<NumberHorz>${planes.length}</NumberHorz>`,
    `<NumberVert>${table.gamma.length}</NumberVert>`,
    ...planes.flatMap((c, plane) =>
      table.gamma.map((gamma, angle) => `<IntData h="${c}" v="${gamma}">${rows[plane]?.[angle]}</IntData>`),
    ),
    '</LuminousIntensity></LuminousData>',
    '<EmissionAreas><BottomFace><NumberBottom>1</NumberBottom>',
    `<BottomArea><Length>${metres(head.luminousLength)}</Length><Width>${metres(isRound ? head.luminousLength : head.luminousWidth)}</Width>`,
    `<LengthOffset>0</LengthOffset><WidthOffset>0</WidthOffset><Circular>${isRound}</Circular></BottomArea>`,
    `</BottomFace></EmissionAreas></Emitter></${ROOTS[year]}>`,
  ];
  return `${lines.join('\r\n')}\r\n`;
}
