import { wordsIn } from '@lumitor/domain/translation/articleTexts';
import { Box, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSettings } from '../../data/settings.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { Group, Row } from './Group.tsx';
import { LanguagesInput, TextInput, useFieldLabel } from './inputs.tsx';

/** As it stands on paper. */
function HeaderPreview() {
  const translate = useTranslate();
  const language = useLocale().toUpperCase();
  const header = useWatch({ name: 'header' }) ?? {};
  const shop = useSettings()?.shop;
  return (
    <Box
      role="img"
      aria-label={translate('settings.preview')}
      sx={{
        p: 2,
        my: 1,
        maxWidth: 520,
        border: 1,
        borderColor: 'divider',
        bgcolor: '#ffffff',
        color: '#1b1b1a',
      }}
    >
      <Typography sx={{ fontWeight: 700, letterSpacing: '0.1em' }}>{shop?.name}</Typography>
      <Typography variant="caption" component="p" sx={{ color: '#55534d', whiteSpace: 'pre-line' }}>
        {wordsIn(header, language)}
      </Typography>
    </Box>
  );
}

/** What the shop adds to the PDFs of orders and offers. */
export function DocumentsFields() {
  const translate = useTranslate();
  const label = useFieldLabel();
  return (
    <Group title={translate('settings.kinds.documents')}>
      <LanguagesInput name="header" label={label('header')} multiline />
      <HeaderPreview />
      <Row>
        <TextInput
          name="validityDays"
          label={label('validityDays')}
          type="number"
          suffix={translate('settings.days')}
        />
        <TextInput
          name="priceDays"
          label={label('priceDays')}
          hint={translate('settings.hints.priceDays')}
          type="number"
          suffix={translate('settings.days')}
        />
      </Row>
      <LanguagesInput name="remarks" label={label('remarks')} multiline />
      <LanguagesInput name="terms" label={label('terms')} multiline />
    </Group>
  );
}
