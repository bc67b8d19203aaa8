import type { Deg, Mm } from '../units.ts';
import { PhotometryError, type PhotometryFault } from './fault.ts';
import { type Numbers, numberFrom } from './numbers.ts';
import { elementsOf, type XmlElement } from './xml.ts';

/** TM-33-18, by its schema and in common variants, and TM-33-23. */
const ROOT = /^IESTM33(?:-18|-22)?$/;

const INTENSITY = 'Emitter/LuminousData/LuminousIntensity';
const AREA = 'Emitter/EmissionAreas/BottomFace/BottomArea';

const PLACES = {
  description: 'Header/Description',
  code: 'Header/CatalogNumber',
  goniometer: 'Equipment/Gonioradiometer/Type',
  quantity: 'Emitter/Quantity',
  ratedLumens: 'Emitter/RatedLumens',
  ballast: 'Emitter/BallastFactor',
  flux: 'Emitter/LuminousData/LuminousFlux',
  intensity: INTENSITY,
  absolute: `${INTENSITY}/AbsolutePhotometry`,
  symmetry: `${INTENSITY}/Symm`,
  multiplier: `${INTENSITY}/Multiplier`,
  planes: `${INTENSITY}/NumberHorz`,
  angles: `${INTENSITY}/NumberVert`,
  value: `${INTENSITY}/IntData`,
  area: AREA,
  areaLength: `${AREA}/Length`,
  areaWidth: `${AREA}/Width`,
  areaIsRound: `${AREA}/Circular`,
  sideC0: 'Emitter/EmissionAreas/C0Face/C0Area/Height',
  sideC90: 'Emitter/EmissionAreas/C90Face/C90Area/Height',
};
type Name = keyof typeof PLACES;
const NAMES = new Map<string, Name>(Object.entries(PLACES).map(([name, place]) => [place, name as Name]));

export interface Tm33Value {
  c: Deg;
  gamma: Deg;
  value: number;
  line: number;
}

/** A round area has its diameter as length. */
export interface EmissionArea {
  length: Mm;
  width: Mm;
  isRound: boolean;
}

export interface Tm33Emitter {
  elements: ReadonlyMap<Name, XmlElement>;
  values: readonly Tm33Value[];
  areas: readonly EmissionArea[];
}

export const refusalOf = (fault: PhotometryFault, element: XmlElement): PhotometryError =>
  new PhotometryError(fault, element.line, element.name);

export const numberIn = (element: XmlElement): Numbers => ({
  next: () => numberFrom(element.text, element.line, element.name),
  line: element.line,
  element: element.name,
});

/** 0 if the element is missing or not positive. */
export function positiveIn(element: XmlElement | undefined): number {
  if (element?.text.includes(',')) throw refusalOf('ambiguousComma', element);
  const value = Number(element?.text);
  return value > 0 && Number.isFinite(value) ? value : 0;
}

/** XML has `true`; files have any case. */
export const isTrue = (element: XmlElement): boolean => /^(?:true|1)$/i.test(element.text);

export const millimetresIn = (element: XmlElement | undefined): Mm => 1000 * positiveIn(element);

function intensityIn(element: XmlElement): Tm33Value {
  const { attributes, line, text } = element;
  const [h, v] = [attributes.get('h'), attributes.get('v')];
  if (h === undefined || v === undefined) throw refusalOf('missingNumber', element);
  const number = (written: string) => numberFrom(written.trim(), line, `IntData h="${h}" v="${v}"`);
  return { c: number(h), gamma: number(v), value: number(text), line };
}

function areaOf(elements: Tm33Emitter['elements']): EmissionArea {
  const isRound = elements.has('areaIsRound') && isTrue(elements.get('areaIsRound') as XmlElement);
  const length = millimetresIn(elements.get('areaLength'));
  const width = millimetresIn(elements.get('areaWidth'));
  return { isRound, width, length: isRound && width > 0 ? Math.sqrt(length * width) : length };
}

/**
 * Collects what is read of the only luminous emitter and of the file. Elements arrive as they end, so that
 * values and areas come before their emitter.
 * @throws {PhotometryError} if not exactly one emitter is luminous
 */
export function tm33Emitter(text: string): Tm33Emitter {
  const ofFile = new Map<Name, XmlElement>();
  const emptyEmitter = () => ({
    elements: new Map<Name, XmlElement>(),
    values: [] as Tm33Value[],
    areas: [] as EmissionArea[],
  });
  let emitter = emptyEmitter();
  let luminous: Tm33Emitter | null = null;
  for (const element of elementsOf(text)) {
    const place = element.path.slice(element.path.indexOf('/') + 1);
    const isRoot = place === element.path;
    if (isRoot && !ROOT.test(place)) throw new PhotometryError('notPhotometry', null);
    const name = NAMES.get(place);
    if (name === 'value') emitter.values.push(intensityIn(element));
    else if (name === 'area') {
      emitter.areas.push(areaOf(emitter.elements));
      for (const part of ['areaLength', 'areaWidth', 'areaIsRound'] as const) emitter.elements.delete(part);
    } else if (name) (place.startsWith('Emitter/') ? emitter.elements : ofFile).set(name, element);
    else if (place === 'Emitter') {
      if (emitter.elements.has('intensity')) {
        if (luminous) throw refusalOf('severalEmitters', element);
        luminous = emitter;
      }
      emitter = emptyEmitter();
    }
  }
  if (!luminous) throw new PhotometryError('notLuminous', null);
  return { ...luminous, elements: new Map([...ofFile, ...luminous.elements]) };
}
