/** ISO 3166-1 alpha-2, those that both KSeF and Peppol accept. */
const COUNTRIES = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
    'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
    'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
    'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
    'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW'
  ).split(' '),
);

export const isCountry = (code: string): boolean => COUNTRIES.has(code);

interface Scheme {
  code: string;
  addressOf?: (number: string) => string;
}

const digits = (number: string): string => number.replace(/\D/g, '');

/**
 * Electronic address schemes (EAS) of tax numbers, by prefix. Without `addressOf` the address is the number with
 * its prefix. Source: Peppol code list "Electronic Address Scheme", 2025.
 */
const SCHEMES: Readonly<Record<string, Scheme>> = {
  AD: { code: '9922' },
  AL: { code: '9923' },
  AT: { code: '9914' },
  BA: { code: '9924' },
  BE: { code: '0208', addressOf: digits },
  BG: { code: '9926' },
  CH: { code: '9927' },
  CY: { code: '9928' },
  CZ: { code: '9929' },
  DE: { code: '9930' },
  DK: { code: '0184', addressOf: (number) => `DK${digits(number)}` },
  EE: { code: '9931' },
  EL: { code: '9933' },
  ES: { code: '9920' },
  FI: { code: '0213' },
  FR: { code: '9957' },
  GB: { code: '9932' },
  HR: { code: '9934' },
  HU: { code: '9910' },
  IE: { code: '9935' },
  IT: { code: '0211' },
  LI: { code: '9936' },
  LT: { code: '9937' },
  LU: { code: '9938' },
  LV: { code: '9939' },
  MC: { code: '9940' },
  ME: { code: '9941' },
  MK: { code: '9942' },
  MT: { code: '9943' },
  NL: { code: '9944' },
  NO: { code: '0192', addressOf: (number) => digits(number).slice(0, 9) },
  PL: { code: '9945' },
  PT: { code: '9946' },
  RO: { code: '9947' },
  RS: { code: '9948' },
  SE: { code: '0007', addressOf: (number) => digits(number).slice(0, 10) },
  SI: { code: '9949' },
  SK: { code: '9950' },
  SM: { code: '9951' },
  TR: { code: '9952' },
  VA: { code: '9953' },
  XI: { code: '9932' },
};

export interface ElectronicAddress {
  scheme: string;
  value: string;
}

/** Null for countries without a scheme for tax numbers. @param number with its prefix */
export function electronicAddress(number: string): ElectronicAddress | null {
  const scheme = SCHEMES[number.slice(0, 2)];
  if (!scheme) return null;
  return { scheme: scheme.code, value: scheme.addressOf?.(number) ?? number };
}
