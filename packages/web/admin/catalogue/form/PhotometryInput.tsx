import type { CollectionName } from '@lumitor/domain/collections/collections';
import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';
import { PHOTOMETRY } from '../../data/fileKind.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { FileInput } from './FileInput.tsx';
import { PhotometryFacts } from './PhotometryFacts.tsx';

interface PhotometryInputProps {
  collection: CollectionName;
  label: string;
}

/** An article's photometric file, and what it says of the light. */
export function PhotometryInput({ collection, label }: PhotometryInputProps) {
  const translate = useTranslate();
  const path = String(useWatch({ name: 'photometry' }) ?? '');
  return (
    <>
      <FileInput collection={collection} kind={PHOTOMETRY} name="photometry" label={label}>
        {(url) => url && <Link href={url}>{translate('catalogue.photometry.open')}</Link>}
      </FileInput>
      {path && <PhotometryFacts path={path} />}
    </>
  );
}
