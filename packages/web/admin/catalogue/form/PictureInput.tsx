import { useWatch } from 'react-hook-form';
import { Picture } from '../../articles/Picture.tsx';
import { PICTURE } from '../../data/uploadFile.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { type ArticleFileProps, FileInput } from './FileInput.tsx';

/** An article's picture. */
export function PictureInput(props: ArticleFileProps) {
  const translate = useTranslate();
  const title = useWatch({ name: 'title' });
  return (
    <FileInput {...props} kind={PICTURE} name="img" words="picture" isPasted>
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
