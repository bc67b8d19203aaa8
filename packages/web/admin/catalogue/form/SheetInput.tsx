import Link from '@mui/material/Link';
import { SHEET } from '../../data/uploadFile.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { type ArticleFileProps, FileInput } from './FileInput.tsx';

/** An article's data sheet. */
export function SheetInput(props: ArticleFileProps) {
  const translate = useTranslate();
  return (
    <FileInput {...props} kind={SHEET} name="sheet" words="sheet">
      {(url) => url && <Link href={url}>{translate('catalogue.sheet.open')}</Link>}
    </FileInput>
  );
}
