import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { PRODUCT_NAMES } from '@lumitor/domain/settings/lineNames';
import { ArticlePicture } from '../articles/Picture.tsx';
import { FileInput } from '../catalogue/form/FileInput.tsx';
import { PICTURE } from '../data/fileKind.ts';
import { useWords } from '../words/useTranslate.ts';
import { SETTING_FIELDS } from './fields.ts';
import { Group } from './Group.tsx';
import { SettingFields } from './SettingFields.tsx';

function LineFields({ line }: { line: ProductLine }) {
  const label = useWords('settings.fields');
  return (
    <Group title={PRODUCT_NAMES[line]}>
      <SettingFields at={`${line}.`} fields={SETTING_FIELDS.linePlace} />
      <FileInput collection="settings" kind={PICTURE} name={`${line}.picture`} label={label('picture')}>
        {(url, preview) => (
          <ArticlePicture url={preview || url} alt={label('picture')} size={128} width={320} />
        )}
      </FileInput>
      <SettingFields at={`${line}.`} fields={SETTING_FIELDS.lineOffer} />
    </Group>
  );
}

export const LinesFields = () => LINES.map((line) => <LineFields key={line} line={line} />);
