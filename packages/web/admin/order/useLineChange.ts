import type { OfferListRow } from '@lumitor/domain/lists/offerRows';
import type { FreeLine, LineTerms } from '@lumitor/domain/order/offerTerms';
import type { ShownOffer } from './useShownOffer.ts';

type LineChange = { [Name in keyof (LineTerms & FreeLine)]?: (LineTerms & FreeLine)[Name] | undefined };

/** Changes one line of the draft; undefined takes the drawing's value again. */
export type SetLine = (changed: LineChange) => void;

export function useLineChange({ place, group }: OfferListRow, { draft, change }: ShownOffer): SetLine {
  return (changed) => {
    if (!draft) return;
    if (group === 'services') {
      const merged = (line: FreeLine) => ({ ...line, ...changed }) as FreeLine;
      change({ freeLines: draft.freeLines.map((line, at) => (at === place ? merged(line) : line)) });
      return;
    }
    const own = Object.entries({ discount: 0, ...draft.lines[place], ...changed });
    const line = Object.fromEntries(own.filter(([, value]) => value !== undefined)) as unknown as LineTerms;
    change({ lines: { ...draft.lines, [place]: line } });
  };
}
