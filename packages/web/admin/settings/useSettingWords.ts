// biome-ignore lint/style/noRestrictedImports: the paths of the form decide the keys
import { useTranslate as useTranslateAny } from 'react-admin';
import { isSetting, settingLabel } from '../changes/pathLabel.ts';
import type { FormWords } from '../elements/formInputs.tsx';

export function useSettingWords(): FormWords {
  const translate = useTranslateAny();
  return {
    label: (name) => settingLabel(name.split('.').filter(isSetting), translate),
    hint: (hint) => translate(`settings.hints.${hint}`),
    value: (value) => translate(`settings.values.${String(value).split('.').at(-1)}`),
  };
}
