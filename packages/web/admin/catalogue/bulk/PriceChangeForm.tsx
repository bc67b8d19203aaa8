import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import { type Currency, toCents } from '@lumitor/domain/quote/money';
import { Checkbox, FormControlLabel } from '@mui/material';
import { ChoiceField } from '../../elements/ChoiceField.tsx';
import { DecimalField } from '../../elements/DecimalField.tsx';
import { Stacked, Text } from '../../elements/layout.tsx';
import { Ticks } from '../../elements/Ticks.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import type { BulkPriceChange } from '../prices.ts';

export interface PriceChangeDraft {
  how: BulkPriceChange['how'];
  value: number | string;
  to99: boolean;
  currencies: readonly Currency[];
  protocols: readonly SystemType[];
}

export const FIRST_DRAFT: PriceChangeDraft = {
  how: 'percent',
  value: 0,
  to99: false,
  currencies: ['PLN', 'EUR'],
  protocols: SYSTEM_TYPES,
};

const HOWS = ['percent', 'amount', 'set', 'round'] as const;
const CURRENCIES = ['PLN', 'EUR'] as const;

/** Null if the draft is incomplete. */
export function changeOf(draft: PriceChangeDraft): BulkPriceChange | null {
  const { how, value } = draft;
  if (how === 'round') return { ...draft, how, value: 0 };
  if (typeof value !== 'number' || (how === 'set' && value < 0)) return null;
  const inHundredths = value < 0 ? -toCents(-value) : toCents(value);
  return { ...draft, value: inHundredths };
}

interface PriceChangeFormProps {
  hasProtocols: boolean;
  draft: PriceChangeDraft;
  onChange(draft: PriceChangeDraft): void;
}

export function PriceChangeForm({ hasProtocols, draft, onChange }: PriceChangeFormProps) {
  const translate = useTranslate();
  const word = useWords('catalogue.prices');
  const { how, value, to99, currencies, protocols } = draft;
  const valueWord = ({ set: 'setValue', percent: 'percentValue', amount: 'amountValue', round: '' } as const)[
    how
  ];
  const fault = typeof value !== 'number' ? 'number' : how === 'set' && value < 0 ? 'negative' : undefined;
  return (
    <Stacked gap={0} columnGap={2} columns={{ xs: '1fr', sm: 'minmax(180px, 1fr) minmax(220px, 1fr)' }}>
      <ChoiceField
        label={word('how')}
        value={how}
        onChoose={(chosen) => onChange({ ...draft, how: chosen })}
        choices={HOWS.map((each) => [each, word(each)])}
      />
      {valueWord ? (
        <DecimalField
          label={word(valueWord)}
          value={value}
          onChange={(next) => onChange({ ...draft, value: next })}
          isMoney={how !== 'percent'}
          suffix={how === 'percent' ? '%' : currencies.join(' / ')}
          fault={fault && translate(`catalogue.faults.${fault}`)}
        />
      ) : (
        <span />
      )}
      <Ticks
        label={word('currencies')}
        all={CURRENCIES}
        ticked={currencies}
        nameOf={(currency) => currency}
        onChange={(ticked) => onChange({ ...draft, currencies: ticked })}
      />
      {hasProtocols && (
        <Ticks
          label={word('protocols')}
          all={SYSTEM_TYPES}
          ticked={protocols}
          nameOf={(type) => translate(`catalogue.values.${type}`)}
          onChange={(ticked) => onChange({ ...draft, protocols: ticked })}
        />
      )}
      {how !== 'round' && (
        <FormControlLabel
          label={word('to99')}
          control={
            <Checkbox
              size="small"
              checked={to99}
              onChange={({ target }) => onChange({ ...draft, to99: target.checked })}
            />
          }
        />
      )}
      <Text variant="caption" gridColumn="1 / -1" mb={1}>
        {word('zeros')} {translate('catalogue.list.netPrices')}
      </Text>
    </Stacked>
  );
}
