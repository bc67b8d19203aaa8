import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { type PartRow, rowsOfQuote } from '@lumitor/domain/lists/partRow';
import type { Misfit, MisfitReason } from '@lumitor/domain/quote/fit';
import type { Quote } from '@lumitor/domain/quote/quote';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Cents } from '@lumitor/domain/units';

/** A line of the bill as it is shown. Amounts are net; null is "price on request". */
export interface BillRow {
  key: string;
  collection: CatalogueCollection;
  title: string;
  code: string;
  img: string;
  unitPrice: Cents | null;
  quantity: number;
  total: Cents | null;
  fault: PartRow['fault'];
  /** Pieces that the rules require; rails are drawn by the visitor and have none. */
  required: number;
  /** Why it no longer fits (D21). */
  misfit: MisfitReason | null;
}

const sameArticle = (a: { collection: CatalogueCollection; id: string | undefined }, b: Misfit) =>
  a.collection === b.collection && a.id === b.id;

/** What was chosen and is gone from the catalogue has no line in the quote, and stands at the end. */
function goneRow(misfit: Misfit, title: string): BillRow {
  return {
    key: `${misfit.collection} ${misfit.id}`,
    collection: misfit.collection,
    title,
    code: '',
    img: '',
    unitPrice: null,
    quantity: 0,
    total: null,
    fault: null,
    required: 0,
    misfit: misfit.reason,
  };
}

/** @param language code in capitals @param titleOf what a chosen article without a line is called */
export function billRows(
  { lines }: Pick<Quote, 'lines'>,
  misfits: readonly Misfit[],
  language: string,
  t: Translate,
  titleOf: (misfit: Misfit) => string,
): BillRow[] {
  const lineOf = new Map(lines.map((line) => [line.key, line]));
  const listed = rowsOfQuote(lines, language, t).flatMap((row: PartRow): BillRow[] => {
    const line = lineOf.get(row.key);
    if (!line) return [];
    const { key, title, code, img, unitPrice, quantity, total, fault } = row;
    const { collection, article, role, automatic } = line;
    const misfit = misfits.find((one) => sameArticle({ collection, id: article?.id }, one));
    const required = role ? automatic : 0;
    return [
      {
        key,
        collection,
        title,
        // A system's code is its protocol, which is for programs.
        code: collection === 'systems' ? '' : code,
        img,
        unitPrice,
        quantity,
        total,
        fault,
        required,
        misfit: misfit?.reason ?? null,
      },
    ];
  });
  const unlisted = misfits.filter(
    (misfit) =>
      !lines.some(({ collection, article }) => sameArticle({ collection, id: article?.id }, misfit)),
  );
  return [...listed, ...unlisted.map((misfit) => goneRow(misfit, titleOf(misfit)))];
}
