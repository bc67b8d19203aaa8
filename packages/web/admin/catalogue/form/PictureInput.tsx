import type { CollectionName } from '@lumitor/domain/collections/collections';
import { useWatch } from 'react-hook-form';
import { Picture } from '../../articles/Picture.tsx';
import { PICTURE } from '../../data/fileKind.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { FileInput } from './FileInput.tsx';

/** An article's picture. */
export function PictureInput(props: { collection: CollectionName }) {
  const translate = useTranslate();
  const title = useWatch({ name: 'title' });
  return (
    <FileInput {...props} kind={PICTURE} name="img" label={translate('catalogue.fields.img')} isPasted>
      {(url, preview) => (
        <Picture
          url={preview || url}
          alt={
            preview || url
              ? translate('catalogue.picture.shownAs', { name: title || '' })
              : translate('catalogue.list.noPicture')
          }
          size={128}
          width={320}
        />
      )}
    </FileInput>
  );
}
