import type { CollectionName } from '@lumitor/domain/collections/collections';
import Link from '@mui/material/Link';
import { SHEET } from '../../data/fileKind.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { FileInput } from './FileInput.tsx';

/** An article's data sheet. */
export function SheetInput(props: { collection: CollectionName }) {
  const translate = useTranslate();
  return (
    <FileInput {...props} kind={SHEET} name="sheet" label={translate('catalogue.fields.sheet')}>
      {(url) => url && <Link href={url}>{translate('catalogue.sheet.open')}</Link>}
    </FileInput>
  );
}
