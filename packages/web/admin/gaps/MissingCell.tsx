import { useTranslate } from 'react-admin';
import type { MissingPrice, MissingText } from '../articles/articleGaps.ts';

/** Such as "PLN, EUR (DALI, Zigbee)". */
export function MissingPrices({ missing }: { missing: MissingPrice[] }) {
  const translate = useTranslate();
  const said = missing.map(({ currency, protocols }) => {
    const names = protocols.map((protocol) => translate(`catalogue.values.${protocol}`)).join(', ');
    return names ? `${currency} (${names})` : currency;
  });
  return said.join(', ');
}

/** Such as "Nazwa: EN, DE". */
export function MissingTexts({ missing }: { missing: MissingText[] }) {
  const translate = useTranslate();
  return missing.map(({ field, languages }) => (
    <div key={field}>
      {translate(`catalogue.fields.${field}`)}: {languages.join(', ')}
    </div>
  ));
}
