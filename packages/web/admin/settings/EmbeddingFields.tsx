import { Typography } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import { CopyableSetting } from './CopyField.tsx';
import { Group } from './Group.tsx';
import { SettingInput } from './inputs.tsx';

const snippet = (origin: string) => `<div data-lumitor></div>
<script src="${origin}/osadz.js" async></script>`;

export function EmbeddingFields() {
  const translate = useTranslate();
  return (
    <>
      <Group title={translate('settings.kinds.embedding')}>
        <SettingInput name="origins" hint="list" multiline minRows={3} />
      </Group>
      <Group title={translate('settings.groups.snippet')}>
        <Typography sx={{ mb: 1 }}>{translate('settings.snippetAbout')}</Typography>
        <CopyableSetting label={translate('settings.groups.snippet')} text={snippet(location.origin)} />
      </Group>
    </>
  );
}
