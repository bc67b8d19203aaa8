/** ISO 639-2 codes, both forms, of the languages of European catalogues. */
const TWO_LETTERS: Readonly<Record<string, string>> = {
  ...{ bul: 'BG', ces: 'CS', cze: 'CS', dan: 'DA', deu: 'DE', ger: 'DE', ell: 'EL', gre: 'EL', eng: 'EN' },
  ...{ est: 'ET', fin: 'FI', fra: 'FR', fre: 'FR', hrv: 'HR', hun: 'HU', ita: 'IT', lit: 'LT', lav: 'LV' },
  ...{ nld: 'NL', dut: 'NL', nor: 'NO', nob: 'NO', pol: 'PL', por: 'PT', ron: 'RO', rum: 'RO', rus: 'RU' },
  ...{ slk: 'SK', slo: 'SK', slv: 'SL', spa: 'ES', swe: 'SV', tur: 'TR', ukr: 'UK' },
};

/** `de`, `de-DE` and `deu` are DE; empty if unknown. */
export function twoLetterCode(written: string | undefined): string {
  const code = written?.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  if (code.length === 3) return TWO_LETTERS[code] ?? '';
  return /^[a-z]{2}$/.test(code) ? code.toUpperCase() : '';
}
