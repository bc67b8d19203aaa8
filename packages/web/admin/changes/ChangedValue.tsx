import { imageAt } from '@lumitor/domain/catalogue/image';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^\/files\/.+\.webp$/.test(value);

/** A stored value as a person reads it. */
export function ChangedValue({ value }: { value: unknown }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (value === undefined || value === null || value === '')
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('changes.empty')}
      </Box>
    );
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 4 });
  if (isPicture(value))
    return (
      <Box
        component="img"
        src={imageAt(value, 96)}
        alt={translate('changes.picture')}
        sx={{ width: 48, height: 48, objectFit: 'contain', borderRadius: 1, bgcolor: 'action.hover' }}
      />
    );
  if (Array.isArray(value)) return value.join(', ') || translate('changes.empty');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}
