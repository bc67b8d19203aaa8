import { OTHER_PRICES, POLISH_PRICES } from '@lumitor/domain/settings/languagePrices';
import { FormControlLabel, Switch } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownLanguageName } from '../elements/languageNames.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { SETTING_FIELDS } from './fields.ts';
import { Group } from './Group.tsx';
import { useSetLanguages } from './inputs.tsx';
import { SettingFields } from './SettingFields.tsx';

function LanguagePrices({ language }: { language: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const at = `byLanguage.${language}`;
  const isOwn = Boolean(useWatch({ name: at }));
  const defaults = language === 'PL' ? POLISH_PRICES : OTHER_PRICES;
  return (
    <Group title={ownLanguageName(language)}>
      <FormControlLabel
        label={translate('settings.ownPrices')}
        control={
          <Switch
            checked={isOwn}
            onChange={(_, isOn) => setValue(at, isOn ? { ...defaults } : null, { shouldDirty: true })}
          />
        }
      />
      {isOwn && <SettingFields at={`${at}.`} fields={SETTING_FIELDS.prices} />}
    </Group>
  );
}

function EuroRate() {
  const group = useWords('settings.groups');
  const isByHand = useWatch({ name: 'euroRate.source' }) === 'hand';
  return (
    <Group title={group('rate')}>
      <SettingFields fields={isByHand ? SETTING_FIELDS.rateByHand : SETTING_FIELDS.rateOfService} />
    </Group>
  );
}

export function PricesFields() {
  const group = useWords('settings.groups');
  const languages = useSetLanguages();
  return (
    <>
      {languages.map((language) => (
        <LanguagePrices key={language} language={language} />
      ))}
      <Group title={group('others')}>
        <SettingFields at="others." fields={SETTING_FIELDS.prices} />
      </Group>
      <EuroRate />
    </>
  );
}
