const UNSEEN =
  /(?![\n\u200c\u200d])(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5)/gu;
/** Joiners are valid only inside emoji and some scripts. */
const JOINERS = /([\p{L}\p{M}\p{S}]?)([\u200c\u200d])+(?=([\p{L}\p{S}]?))/gu;
const joined = (_: string, before: string, joiner: string, after: string) =>
  before && after ? before + joiner : before;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function plainText(text: string): string {
  const seen = text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(JOINERS, joined)
    .trim();
  return SEEN.test(seen) ? seen : '';
}

export const plainLine = (text: string): string => plainText(text.replace(/\s+/g, ' '));

/** Isolates a name from the direction of surrounding text. */
export function isolated(name: string): string {
  const plain = plainLine(name);
  return FROM_THE_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
