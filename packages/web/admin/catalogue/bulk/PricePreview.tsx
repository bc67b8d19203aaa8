import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { Cents } from '@lumitor/domain/units';
import { Alert, Box, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { useLocaleState } from 'react-admin';
import { moneyIn } from '../../articles/amounts.ts';
import { articleTitle } from '../../articles/titles.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { Spaced, Text } from '../../elements/layout.tsx';
import type { WordIn } from '../../words/messages.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { type ChangedPrice, HIGHEST, type PriceRow } from '../prices.ts';

const STYLES = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    textAlign: 'left',
    fontWeight: 400,
    px: 1,
    py: 0.5,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    fontWeight: 600,
    color: 'text.secondary',
    backgroundColor: 'background.paper',
  },
  '& :is(th, td).number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .same': { color: 'text.secondary' },
  '& .bad': { color: 'error.main', fontWeight: 600 },
} as const;

export type BulkPriceRow = PriceRow & { resource: CatalogueResource };

const codeOf = ({ article, resource }: BulkPriceRow): string =>
  String(article[codeFieldOf(resource.collection) ?? ''] ?? '');

const isChanged = ({ before, after }: ChangedPrice) => before !== after;

export const PricePreview = memo(({ rows }: { rows: readonly BulkPriceRow[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const prices = rows.flatMap((row) => row.prices);
  const changed = prices.filter(isChanged).length;
  const toZero = prices.filter((price) => isChanged(price) && price.after === 0).length;
  const tooHigh = prices.filter(({ after }) => after > HIGHEST).length;
  const money = (amount: Cents, { currency }: ChangedPrice) => moneyIn(amount, currency, locale);
  const count = (word: WordIn<'catalogue.prices'>, smart_count: number) =>
    translate(`catalogue.prices.${word}`, { smart_count });
  return (
    <>
      <Typography component="h3" variant="h3" id={id}>
        {translate('catalogue.prices.preview')}
      </Typography>
      <Text role="status" mb={1}>
        {changed > 0 ? count('summary', changed) : translate('catalogue.prices.nothing')}
      </Text>
      {toZero > 0 && <Alert severity="warning">{count('toZero', toZero)}</Alert>}
      {tooHigh > 0 && <Alert severity="error">{count('tooHigh', tooHigh)}</Alert>}
      <Spaced role="region" aria-labelledby={id} tabIndex={0} maxHeight="45vh" overflow="auto">
        <Box component="table" sx={STYLES}>
          <thead>
            <tr>
              <th scope="col">{translate('catalogue.fields.code')}</th>
              <th scope="col">{translate('catalogue.prices.article')}</th>
              <th scope="col">{translate('catalogue.prices.price')}</th>
              <th scope="col" className="number">
                {translate('catalogue.prices.old')}
              </th>
              <th scope="col" className="number">
                {translate('catalogue.prices.new')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) =>
              row.prices.map((price, index) => (
                <tr key={`${row.article.id} ${price.currency} ${price.protocol}`}>
                  {index === 0 && (
                    <>
                      <td rowSpan={row.prices.length}>{codeOf(row)}</td>
                      <th scope="rowgroup" rowSpan={row.prices.length}>
                        {articleTitle(row.article, locale)}
                      </th>
                    </>
                  )}
                  <td>
                    {price.currency}
                    {price.protocol && ` ${translate(`catalogue.values.${price.protocol}`)}`}
                  </td>
                  <td className="number">{money(price.before, price)}</td>
                  <td
                    className={`number ${price.after > HIGHEST || (isChanged(price) && price.after === 0) ? 'bad' : isChanged(price) ? '' : 'same'}`}
                  >
                    {isChanged(price) ? money(price.after, price) : translate('catalogue.prices.unchanged')}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </Box>
      </Spaced>
    </>
  );
});
PricePreview.displayName = 'PricePreview';
