import { OTHER_PRICES, POLISH_PRICES } from '@lumitor/domain/settings/languagePrices';
import { FormControlLabel, Switch } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownLanguageName } from '../elements/languageNames.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { Group, Row } from './Group.tsx';
import { SelectInput, SettingInput, SwitchInput, useSetLanguages } from './inputs.tsx';

function PriceInputs({ at }: { at: string }) {
  return (
    <Row>
      <SelectInput name={`${at}.currency`} values={['PLN', 'EUR']} nameOf={String} />
      <SettingInput name={`${at}.vatPercent`} type="number" suffix="%" />
      <SwitchInput name={`${at}.showsGross`} />
    </Row>
  );
}

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
      {isOwn && <PriceInputs at={at} />}
    </Group>
  );
}

function EuroRate() {
  const group = useWords('settings.groups');
  const isByHand = useWatch({ name: 'euroRate.source' }) === 'hand';
  return (
    <Group title={group('rate')}>
      <Row>
        <SelectInput
          name="euroRate.source"
          hint={isByHand ? undefined : 'rate'}
          values={['service', 'hand']}
        />
        {isByHand && <SettingInput name="euroRate.rate" type="number" suffix="zł" />}
        {isByHand && <SettingInput name="euroRate.date" type="date" />}
      </Row>
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
        <PriceInputs at="others" />
      </Group>
      <EuroRate />
    </>
  );
}
