import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Link } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Picture } from '../../articles/Picture.tsx';
import { PHOTOMETRY, PICTURE, SHEET } from '../../data/fileKind.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { FileInput } from './FileInput.tsx';
import { PhotometryFacts } from './PhotometryFacts.tsx';

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

/** An article's data sheet. */
export function SheetInput(props: { collection: CollectionName }) {
  const translate = useTranslate();
  return (
    <FileInput {...props} kind={SHEET} name="sheet" label={translate('catalogue.fields.sheet')}>
      {(url) => url && <Link href={url}>{translate('catalogue.sheet.open')}</Link>}
    </FileInput>
  );
}

interface PhotometryInputProps {
  collection: CollectionName;
  label: string;
}

/** An article's photometric file, and what it says of the light. */
export function PhotometryInput({ collection, label }: PhotometryInputProps) {
  const translate = useTranslate();
  const [file, code, title]: unknown[] = useWatch({ name: ['photometry', 'description', 'title'] });
  const path = String(file ?? '');
  return (
    <>
      <FileInput collection={collection} kind={PHOTOMETRY} name="photometry" label={label}>
        {(url) =>
          url && (
            // By its product code an import finds the article again (D40).
            <Link href={url} download={`${code || title || 'photometry'}.${url.split('.').at(-1)}`}>
              {translate('catalogue.photometry.open')}
            </Link>
          )
        }
      </FileInput>
      {path && <PhotometryFacts path={path} />}
    </>
  );
}
