import {
  accentContrast,
  accentTones,
  clearAccent,
  contrast,
  isClearAccent,
} from '@lumitor/domain/settings/accent';
import { Box, Button, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { WrittenInput } from '../elements/formInputs.tsx';
import { Row, Spaced } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

const GROUNDS = { light: '#f3f2ef', dark: '#161615' } as const;
const THEMES = ['light', 'dark'] as const;

export function AccentInput() {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const accent = String(useWatch({ name: 'accent' }) ?? '').toLowerCase();
  const isColour = /^#[0-9a-f]{6}$/.test(accent);
  const take = (colour: string) =>
    setValue('accent', colour, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const ratioWords = (ratio: number) =>
    translate('settings.contrast', {
      // Rounded down: an insufficient ratio must not look sufficient.
      ratio: (Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 }),
    });
  const tones = isColour ? accentTones(accent) : null;
  return (
    <>
      <Row align="flex-start" isWrapped={false} maxWidth={420}>
        <WrittenInput name="accent" hint="accent" autoComplete="off" />
        <Box
          component="input"
          type="color"
          aria-label={translate('settings.pickColour')}
          value={isColour ? accent : '#c8641e'}
          onChange={({ target }: { target: HTMLInputElement }) => take(target.value)}
          sx={{ flex: 'none', width: 48, height: 40, mt: 1, p: 0.5, border: 0, bgcolor: 'transparent' }}
        />
      </Row>
      {isColour && !isClearAccent(accent) && (
        <Button size="small" variant="outlined" onClick={() => take(clearAccent(accent))}>
          {translate('settings.useTone', { colour: clearAccent(accent) })}
        </Button>
      )}
      {tones && (
        <Row gap={2} align="stretch" mt={1}>
          {THEMES.map((theme) => {
            const { fill, onFill } = tones[theme];
            const ratio = theme === 'light' ? accentContrast(accent) : contrast(fill, GROUNDS.dark);
            return (
              <Spaced key={theme} line="around" p={2} borderRadius={1} bgcolor={GROUNDS[theme]}>
                <Box
                  sx={{
                    px: 2,
                    py: 1,
                    mb: 1,
                    borderRadius: 1,
                    bgcolor: fill,
                    color: onFill,
                    textAlign: 'center',
                  }}
                >
                  {translate('settings.sample')}
                </Box>
                <Typography variant="caption" color={theme === 'light' ? '#1b1b1a' : '#f1efea'}>
                  {translate(theme === 'light' ? 'settings.onLight' : 'settings.onDark')}. {ratioWords(ratio)}
                </Typography>
              </Spaced>
            );
          })}
        </Row>
      )}
    </>
  );
}
