const GAMMA = [0, 30, 60, 90];

/** @param candela per 1,000 lm, at 0, 30, 60 and 90° */
export const ldt = (candela: readonly (number | string)[] = [500, 400, 100, 0]): string =>
  [
    ...['Lumitor', 1, 1, 1, 0, GAMMA.length, 30, '', 'Spot', '', '', ''],
    ...[100, 0, 100, 50, 0, 0, 0, 0, 0, 100, 100, 1, 0],
    ...[1, 1, 'LED', 1000, '3000 K', '90', 10],
    ...Array.from({ length: 10 }, () => 0.5),
    ...[0, ...GAMMA, ...candela],
  ].join('\r\n');

/** TM-33 of the same luminaire. */
export const tm33 = (candela: readonly (number | string)[] = [500, 400, 100, 0]): string =>
  [
    '<IESTM33-22><Version>1.1</Version>',
    '<Emitter><LuminousData><LuminousIntensity>',
    `<NumberHorz>1</NumberHorz><NumberVert>${GAMMA.length}</NumberVert>`,
    ...GAMMA.map((gamma, index) => `<IntData h="0" v="${gamma}">${candela[index]}</IntData>`),
    '</LuminousIntensity></LuminousData></Emitter></IESTM33-22>',
  ].join('\r\n');

/** IES LM-63 of the same luminaire. */
export const ies = (candela: readonly number[] = [500, 400, 100, 0]): string =>
  [
    'IESNA:LM-63-2002',
    '[LUMINAIRE] Spot',
    'TILT=NONE',
    `1 1000 1 ${GAMMA.length} 1 1 2 -0.1 0 0`,
    '1 1 10',
    GAMMA.join(' '),
    '0',
    candela.join(' '),
    '',
  ].join('\r\n');
