import { Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { CopyableSetting } from './CopyField.tsx';
import { SETTING_FIELDS } from './fields.ts';
import { Group } from './Group.tsx';
import { SettingFields } from './SettingFields.tsx';

const snippet = (origin: string) => `<div data-lumitor></div>
<script src="${origin}/osadz.js" async></script>`;

export function EmbeddingFields() {
  const translate = useTranslate();
  return (
    <>
      <Group title={translate('settings.kinds.embedding')}>
        <SettingFields fields={SETTING_FIELDS.embedding} />
      </Group>
      <Group title={translate('settings.groups.snippet')}>
        <Text mb={1}>{translate('settings.snippetAbout')}</Text>
        <CopyableSetting label={translate('settings.groups.snippet')} text={snippet(location.origin)} />
      </Group>
    </>
  );
}
