import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { BENT_LENGTHS } from '@lumitor/domain/layout/length';
import { PRODUCT_NAMES } from '@lumitor/domain/settings/lineNames';
import { ArticlePicture } from '../articles/Picture.tsx';
import { FileInput } from '../catalogue/form/FileInput.tsx';
import { PICTURE } from '../data/fileKind.ts';
import { useWords } from '../words/useTranslate.ts';
import { Group, Row } from './Group.tsx';
import { ChoicesInput, LanguagesInput, SettingInput, SwitchInput } from './inputs.tsx';

const COLOURS = ['black', 'white'] as const;

function LineFields({ line }: { line: ProductLine }) {
  const label = useWords('settings.fields');
  return (
    <Group title={PRODUCT_NAMES[line]}>
      <SwitchInput name={`${line}.isVisible`} hint="isVisible" />
      <Row>
        <SettingInput name={`${line}.name`} autoComplete="off" />
        <SettingInput name={`${line}.lengths`} hint="lengths" suffix="cm" />
      </Row>
      <LanguagesInput name={`${line}.description`} multiline />
      <FileInput collection="settings" kind={PICTURE} name={`${line}.picture`} label={label('picture')}>
        {(url, preview) => (
          <ArticlePicture url={preview || url} alt={label('picture')} size={128} width={320} />
        )}
      </FileInput>
      <Row>
        <ChoicesInput
          name={`${line}.bentLengths`}
          values={BENT_LENGTHS}
          nameOf={(length) => `${length} cm`}
        />
        <ChoicesInput name={`${line}.colours`} values={COLOURS} />
      </Row>
      <LanguagesInput name={`${line}.startLayout.name`} />
      <Row>
        <SettingInput name={`${line}.startLayout.luminaire`} hint="startLuminaire" autoComplete="off" />
        <SettingInput name={`${line}.startLayout.quantity`} type="number" />
        <SettingInput name={`${line}.startLayout.length`} type="number" suffix="cm" />
      </Row>
    </Group>
  );
}

export const LinesFields = () => LINES.map((line) => <LineFields key={line} line={line} />);
