import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import { type PartRow, plainTitleOfLine, rowsOfQuote } from '@lumitor/domain/lists/partRow';
import type { Misfit, MisfitReason } from '@lumitor/domain/quote/fit';
import type { Quote } from '@lumitor/domain/quote/quote';
import type { Translate } from '@lumitor/domain/translation/lookup';

/** Net amounts; null is "price on request". */
export interface BillRow extends Omit<PartRow, 'group' | 'details'> {
  collection: CatalogueCollection;
  /** Set only where the name is ambiguous without the colour (D33a). */
  colour: RailColour | null;
  required: number;
  isAutomatic: boolean;
  misfit: MisfitReason | null;
}

/** A misfit missing in the catalogue has no line in the quote. */
const GONE = {
  code: '',
  colour: null,
  img: '',
  unitPrice: null,
  quantity: 0,
  total: null,
  fault: null,
  required: 0,
  isAutomatic: false,
};

export function billRows(
  { lines, isPowerAutomatic }: Pick<Quote, 'lines' | 'isPowerAutomatic'>,
  misfits: readonly Misfit[],
  language: string,
  t: Translate,
  titleOf: (misfit: Misfit) => string,
): BillRow[] {
  const lineOf = new Map(lines.map((line) => [line.key, line]));
  const unlisted = new Set(misfits);
  const listed = rowsOfQuote(lines, language, t).flatMap(({ group: _, details: __, ...row }): BillRow[] => {
    const line = lineOf.get(row.key);
    if (!line) return [];
    const { collection, colour, article, role, automatic } = line;
    const lineMisfits = misfits.filter(
      (misfit) => misfit.collection === collection && misfit.id === article?.id,
    );
    for (const misfit of lineMisfits) unlisted.delete(misfit);
    return [
      {
        ...row,
        title: plainTitleOfLine(line, language, t),
        collection,
        colour,
        required: role ? automatic : 0,
        isAutomatic: line.kind === 'power' && isPowerAutomatic,
        misfit: lineMisfits[0]?.reason ?? null,
      },
    ];
  });
  const gone = [...unlisted].map((misfit): BillRow => {
    const { collection, id, reason } = misfit;
    return { ...GONE, key: `${collection} ${id}`, collection, title: titleOf(misfit), misfit: reason };
  });
  return [...listed, ...gone];
}
