import type { Email } from '@lumitor/domain/catalogue/partner';
import { Box, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { momentIn } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { consentState } from './consentState.ts';

/** When, to which words and from where somebody has agreed to the newsletter. */
export function ConsentProof({ email }: { email: Email }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { consent, createdAt } = email;
  const time = (at: string) => <time dateTime={at}>{momentIn(at, locale)}</time>;
  const facts = [
    [translate('emails.consent'), time(createdAt)],
    [translate('emails.state'), translate(`emails.${consentState(email)}`)],
    ...(consent?.confirmedAt ? [[translate('emails.confirmedAt'), time(consent.confirmedAt)]] : []),
    ...(consent
      ? [
          [translate('emails.wording'), consent.wording || translate('emails.noWording')],
          [translate('emails.address'), consent.address],
        ]
      : []),
  ] as const;
  return (
    <section>
      <Typography variant="subtitle2" component="h2">
        {translate('emails.proof')}
      </Typography>
      <Box component="dl" sx={{ my: 1, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1 } }}>
        {facts.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </section>
  );
}
