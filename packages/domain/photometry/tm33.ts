import type { Deg } from '../units.ts';
import { PhotometryError } from './fault.ts';
import { symmetryOf } from './ies.ts';
import { type Numbers, readAngles, readCandela, readCount, readSome } from './numbers.ts';
import {
  type LuminousOpening,
  MAX_ANGLES,
  MAX_OPENING,
  MAX_PLANES,
  MIN_ANGLES,
  type PhotometricFile,
  type PhotometricTable,
  photometricTableOf,
  type StatedFlux,
  type Symmetry,
} from './photometricTable.ts';
import {
  isTrue,
  millimetresIn,
  numberIn,
  positiveIn,
  refusalOf,
  type Tm33Emitter,
  type Tm33Value,
  tm33Emitter,
} from './tm33Emitter.ts';
import type { XmlElement } from './xml.ts';

/** Names without `Symm` and separators; an arbitrary symmetry omits no planes. */
const SYMMETRIES = new Map<string, Symmetry>([
  ['none', 'none'],
  ['arbitrary', 'none'],
  ['bi0', 'c0c180'],
  ['bi90', 'c90c270'],
  ['quad', 'quadrants'],
  ['full', 'rotational'],
]);

const OTHER_TYPE = /^(?:CIE|IES)[\s_]*([AB])$/i;

export const isTm33 = (text: string): boolean => /^\s*</.test(text) && text.includes('<IESTM33');

const named = ({ c, gamma }: Tm33Value): string => `IntData h="${c}" v="${gamma}"`;

function eachOf(values: readonly Tm33Value[], number: 'c' | 'gamma' | 'value'): Numbers {
  let index = -1;
  const here = () => values[index] as Tm33Value;
  return {
    next: () => {
      index += 1;
      return here()[number];
    },
    get line() {
      return here().line;
    },
    get element() {
      return named(here());
    },
  };
}

/** TM-33-18 has no field for the symmetry: the planes decide, as in IES. */
function symmetryIn(stated: XmlElement | undefined, c: readonly Deg[]): Symmetry | undefined {
  const ofSpan = symmetryOf(c);
  if (!stated) return ofSpan;
  const reported = SYMMETRIES.get(stated.text.replace(/[\s_]|^symm/gi, '').toLowerCase());
  // All planes of the circle may be present with any symmetry.
  return reported === 'none' || (reported && ofSpan === 'none')
    ? 'none'
    : reported === ofSpan
      ? reported
      : undefined;
}

/** Relative values are those of lamps that a ballast may dim. */
function factorOf(elements: Tm33Emitter['elements'], isAbsolute: boolean): number {
  const factors = [elements.get('multiplier'), isAbsolute ? undefined : elements.get('ballast')];
  return factors.reduce(
    (product, factor) => product * (factor ? readSome(numberIn(factor), (value) => value > 0) : 1),
    1,
  );
}

function tableIn({ elements, values }: Tm33Emitter, factor: number): PhotometricTable {
  const intensity = elements.get('intensity') as XmlElement;
  const countIn = (name: 'planes' | 'angles', least: number, most: number) => {
    const element = elements.get(name);
    if (!element) throw refusalOf('missingNumber', intensity);
    return readCount(numberIn(element), least, most);
  };
  const planes = countIn('planes', 1, MAX_PLANES);
  const angles = countIn('angles', MIN_ANGLES, MAX_ANGLES);
  if (values.length !== planes * angles)
    throw refusalOf(values.length < planes * angles ? 'missingNumber' : 'unknownValue', intensity);
  // Values may come in any order.
  const sorted = values.toSorted((one, other) => one.c - other.c || one.gamma - other.gamma);
  const gamma = readAngles(eachOf(sorted, 'gamma'), angles, 180);
  const firsts = sorted.filter((_, index) => index % angles === 0);
  const c = readAngles(eachOf(firsts, 'c'), planes, 360);
  const astray = sorted.find(
    (value, index) => value.c !== c[Math.floor(index / angles)] || value.gamma !== gamma[index % angles],
  );
  if (astray) throw new PhotometryError('missingNumber', astray.line, named(astray));
  const stated = elements.get('symmetry');
  const symmetry = symmetryIn(stated, c);
  if (!symmetry) throw refusalOf('unknownSymm', stated ?? intensity);
  const candela = readCandela(eachOf(sorted, 'value'), planes, angles, factor);
  return photometricTableOf({ symmetry, c, gamma, candela, turn: 0 });
}

/** Combined in the shape of the first area; the face to C0 is along C90. */
function openingOf({ elements, areas }: Tm33Emitter): LuminousOpening | null {
  const sizeOf = ({ length, width, isRound }: (typeof areas)[number]) =>
    isRound ? (Math.PI / 4) * length ** 2 : length * width;
  const shining = areas.filter((area) => sizeOf(area) > 0);
  const [first] = shining;
  if (!first) return null;
  const share = shining.reduce((sum, area) => sum + sizeOf(area), 0) / sizeOf(first);
  const length = first.length * (first.isRound ? Math.sqrt(share) : share);
  const [sideC0, sideC90] = [millimetresIn(elements.get('sideC0')), millimetresIn(elements.get('sideC90'))];
  const width = first.isRound ? 0 : first.width;
  const isTooLarge = Math.max(length, width, sideC0, sideC90) >= MAX_OPENING;
  return isTooLarge ? null : { length, width, sideC0, sideC90, lengthAlong: 90 };
}

function statedIn(elements: Tm33Emitter['elements']): StatedFlux | null {
  const flux = positiveIn(elements.get('flux'));
  if (flux > 0) return { lumens: flux, isOfLamps: false };
  const lumens = positiveIn(elements.get('ratedLumens')) * (positiveIn(elements.get('quantity')) || 1);
  return lumens > 0 && Number.isFinite(lumens) ? { lumens, isOfLamps: true } : null;
}

/** @param text XML of TM-33-18 or TM-33-23 @throws {PhotometryError} */
export function readTm33(text: string): PhotometricFile {
  const emitter = tm33Emitter(text);
  const { elements } = emitter;
  const goniometer = elements.get('goniometer');
  const type = goniometer && OTHER_TYPE.exec(goniometer.text)?.[1]?.toUpperCase();
  if (goniometer && type) throw refusalOf(type === 'A' ? 'typeA' : 'typeB', goniometer);
  const absolute = elements.get('absolute');
  const isAbsolute = !absolute || isTrue(absolute);
  return {
    format: 'xml',
    name: elements.get('description')?.text || elements.get('code')?.text || '',
    isAbsolute,
    opening: openingOf(emitter),
    stated: statedIn(elements),
    table: tableIn(emitter, factorOf(elements, isAbsolute)),
  };
}
