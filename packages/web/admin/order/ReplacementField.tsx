import type { Binding } from '@lumitor/domain/catalogue/article';
import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { type CatalogueCollection, productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import { plainTitle } from '@lumitor/domain/lists/recordRows';
import type { LineTerms } from '@lumitor/domain/order/offerTerms';
import type { RecordLine } from '@lumitor/domain/order/record';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { amountOf, bindingPriceOf, priceOf } from '@lumitor/domain/quote/price';
import { titlesInLanguages } from '@lumitor/domain/translation/articleTexts';
import { Autocomplete, TextField } from '@mui/material';
import { useLocale } from 'react-admin';
import { useArticles } from '../catalogue/useArticles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { SetLine } from './useLineChange.ts';

interface ReplacementFieldProps {
  drawn: RecordLine;
  page: ShownOrder;
  chosen: LineTerms['article'] | null;
  set: SetLine;
}

type Replacement = NonNullable<LineTerms['article']> & { unitPrice: number | null };

const NOT_REPLACED = { article: undefined, unitPrice: undefined };

/** Articles on sale in the same collection, with their prices for this order. */
function useReplacements(drawn: RecordLine, { order, data }: ShownOrder): Replacement[] {
  const collection = drawn.collection as CatalogueCollection;
  const field = codeFieldOf(collection);
  const articles = useArticles({ collection, line: productLineOf(order.isMicro) });
  return articles
    .filter(({ active }) => active)
    .map((article) => {
      const prices = article as unknown as Binding & { price: number; priceEuro: number };
      const rate = data.euroRate ?? 0;
      const price =
        collection === 'bindings'
          ? bindingPriceOf(prices, (order.systemType as SystemType) || null, data.currency, rate)
          : priceOf(prices, data.currency, rate);
      return {
        id: article.id,
        code: field ? String(article[field] ?? '') : '',
        titles: titlesInLanguages(prices, Object.keys(drawn.titles)),
        unitPrice: amountOf(price, drawn.kind === 'rail200' ? 2 : 1),
      };
    });
}

/** Chooses another article; the drawing keeps its own. */
export function ReplacementField({ drawn, page, chosen, set }: ReplacementFieldProps) {
  const translate = useTranslate();
  const language = useLocale().toUpperCase();
  const all = useReplacements(drawn, page);
  const others = all.filter(({ id }) => id !== drawn.articleId);
  const nameOf = ({ titles, code }: Pick<Replacement, 'titles' | 'code'>) =>
    [plainTitle({ ...drawn, titles, code }, language), code].filter(Boolean).join(' · ');
  return (
    <Autocomplete
      options={others}
      value={others.find(({ id }) => id === chosen?.id) ?? null}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, article) => {
        if (!article) return set(NOT_REPLACED);
        const { unitPrice, ...rest } = article;
        set({ article: rest, unitPrice: unitPrice ?? undefined });
      }}
      noOptionsText={translate('order.noArticles')}
      renderInput={(input) => <TextField {...input} label={translate('order.replacedBy')} />}
      sx={{ flex: '1 1 280px', '& .MuiTextField-root': { m: 0 } }}
    />
  );
}
