import * as v from 'valibot';
import { isGtin } from './gtin.ts';
import { MAX_PICTURES } from './image.ts';

export const TITLE_MAX = 200;
export const TEXT_MAX = 5_000;
/** Limit for a whole picture of an older catalogue. */
const BASE64_MAX = 900_000;

const LANGUAGE_PATTERN = /^[A-Z]{2,3}$/;

export const languageCode = v.pipe(
  v.string(),
  v.regex(LANGUAGE_PATTERN, 'Must be a language code in capitals, such as PL'),
);

export const flag = v.optional(v.boolean(), false);
export const title = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Must not be empty'),
  v.maxLength(TITLE_MAX),
);
export const optionalTitle = v.optional(v.pipe(v.string(), v.maxLength(TITLE_MAX)), '');
export const text = v.optional(v.pipe(v.string(), v.maxLength(TEXT_MAX)), '');
export const base64 = v.optional(v.pipe(v.string(), v.maxLength(BASE64_MAX)), '');
/** Pictures after the first, which is `img` (D37). */
export const pictures = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.maxLength(500),
        v.regex(/^\/files\/images\/[\w/-]+\.\w+$/, 'Must be the path of a stored picture'),
      ),
    ),
    v.maxLength(MAX_PICTURES),
    v.check((paths) => new Set(paths).size === paths.length, 'Must not repeat a picture'),
  ),
  [],
);
export const ean = v.optional(
  v.pipe(
    v.string(),
    v.transform((code) => code.replace(/[\s-]/g, '')),
    v.check((code) => code === '' || isGtin(code), 'Must be a GTIN of 8, 12, 13 or 14 digits'),
  ),
  '',
);
export const img = v.optional(v.pipe(v.string(), v.maxLength(500)), '');
/** The path becomes a link, so others are refused. */
export const sheet = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^(\/files\/[\w/-]+\.pdf)?$/, 'Must be the path of a stored PDF'),
  ),
  '',
);
export const photometry = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(
      /^(\/files\/photometry\/[\w/-]+\.(ldt|ies|xml))?$/,
      'Must be the path of a stored photometric file',
    ),
  ),
  '',
);
/** X: untested. */
export const ip = v.optional(
  v.pipe(
    v.string(),
    v.transform((code) =>
      code
        .trim()
        .toUpperCase()
        .replace(/^IP\s*/, ''),
    ),
    v.regex(/^([0-6X][0-9X])?$/, 'Must be two digits, such as 20'),
  ),
  '',
);
/** IEC 61140 class; Arabic input is accepted. */
export const protectionClass = v.optional(
  v.pipe(
    v.string(),
    v.transform((typed) =>
      typed
        .trim()
        .toUpperCase()
        .replace(/^[123]$/, (digit) => 'I'.repeat(Number(digit))),
    ),
    v.regex(/^I{0,3}$/, 'Must be I, II or III'),
  ),
  '',
);
/** Currency units, not cents. */
export const bareAmount = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0, 'Must not be below 0'),
  v.maxValue(10_000_000),
);
export const amount = v.optional(bareAmount, 0);
export const power = v.optional(
  v.pipe(v.number(), v.finite(), v.minValue(0, 'Must not be below 0'), v.maxValue(100_000)),
  0,
);
export const quantity = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0);
export const byLanguage = v.optional(v.record(languageCode, v.pipe(v.string(), v.maxLength(TEXT_MAX))), {});

/** Absent differs from 0; null on input removes the value. */
const orAbsent = <Unit extends number>(number: v.GenericSchema<number>) =>
  v.optional(
    v.pipe(
      v.nullable(number),
      v.transform((value) => (value ?? undefined) as Unit | undefined),
    ),
  );

export const measure = <Unit extends number = number>(least: number, greatest: number) =>
  orAbsent<Unit>(v.pipe(v.number(), v.minValue(least), v.maxValue(greatest)));

export const wholeMeasure = (least: number, greatest: number) =>
  orAbsent(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(greatest)));

/** Whether the calendar has the day: 31 February is none. */
export function isDay(written: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(written) ? Date.parse(written) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}
export const day = v.pipe(v.string(), v.check(isDay, 'Must be a day of the calendar, such as 2026-11-21'));

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.email('Must be an email address'),
);
