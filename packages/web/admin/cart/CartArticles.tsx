import { MAX_ARTICLE } from '@lumitor/domain/cart/article';
import { comparedCode } from '@lumitor/domain/catalogue/productCode';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Button, IconButton, Skeleton, TableCell, TableRow, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { useAllDocuments } from '../data/allDocuments.ts';
import { compareNames } from '../data/compareNames.ts';
import { FormDialog } from '../elements/FormDialog.tsx';
import { PlacedField, Row, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { Writing } from '../elements/Writing.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { headingLanguage } from '../spreadsheet/headings.ts';
import { PagedTable } from '../spreadsheet/PagedTable.tsx';
import { gridCsv } from '../spreadsheet/sheet/csv.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { ArticleImportDialog } from './ArticleImport.tsx';
import { articleGrid, type StoredArticle } from './articleSheet.ts';

interface ArticleDialogProps {
  /** Null: a new entry. */
  edited: StoredArticle | null;
  stored: readonly StoredArticle[];
  onClose(): void;
}

function ArticleDialog({ edited, stored, onClose }: ArticleDialogProps) {
  const translate = useTranslate();
  const words = useWords('cart');
  const { attempt } = useBatch();
  const [code, setCode] = useState(edited?.code ?? '');
  const [article, setArticle] = useState(edited?.article ?? '');
  const [pack, setPack] = useState(String(edited?.pack ?? 1));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // After a refusal, saving again means to replace what somebody else saved.
  const [isRefused, setRefused] = useState(false);
  const current = isRefused ? stored.find(({ id }) => id === edited?.id) : edited;
  const isTaken = stored.some(
    (other) => other.id !== edited?.id && comparedCode(other.code) === comparedCode(code),
  );
  const isPack = /^[1-9]\d{0,4}$/.test(pack.trim());
  const required = (text: string) => isSubmitted && !text.trim() && words('required');
  const codeFault = isTaken ? words('taken') : required(code);
  const save = async () => {
    setSubmitted(true);
    if (isTaken || !code.trim() || !article.trim() || !isPack) return;
    setSaving(true);
    const fields = { code: code.trim(), article: article.trim(), pack: Number(pack) };
    const collection = 'cartArticles';
    const done = await attempt(
      { kind: edited ? 'edit' : 'add', name: fields.code },
      [
        edited
          ? { kind: 'update', collection, id: edited.id, version: (current ?? edited).version, fields }
          : { kind: 'add', collection, fields },
      ],
      { word: 'cart.saved', options: { name: fields.code } },
    );
    setSaving(false);
    setRefused(done === null);
    if (done) onClose();
  };
  const limits = { htmlInput: { maxLength: MAX_ARTICLE, autoComplete: 'off' } };
  return (
    <FormDialog
      title={words(edited ? 'edit' : 'add')}
      submit={translate('ra.action.save')}
      submitProps={{ loading: isSaving }}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={words('code')}
        required
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={Boolean(codeFault)}
        helperText={codeFault}
        slotProps={limits}
      />
      <TextField
        label={words('article')}
        required
        value={article}
        onChange={({ target }) => setArticle(target.value)}
        error={Boolean(required(article))}
        helperText={required(article)}
        slotProps={limits}
      />
      <TextField
        label={words('pack')}
        inputMode="numeric"
        value={pack}
        onChange={({ target }) => setPack(target.value)}
        error={isSubmitted && !isPack}
        helperText={isSubmitted && !isPack && words('wrongPack')}
      />
    </FormDialog>
  );
}

interface ArticleRowProps {
  article: StoredArticle;
  onEdit(): void;
  onRemoved(): void;
}

function ArticleRow({ article, onEdit, onRemoved }: ArticleRowProps) {
  const words = useWords('cart');
  const { attempt } = useBatch();
  const { id, version, code: name } = article;
  const remove = async () => {
    const removed = await attempt(
      { kind: 'remove', name },
      [{ kind: 'remove', collection: 'cartArticles', id, version }],
      { word: 'cart.removed', options: { name } },
    );
    if (removed) onRemoved();
  };
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="breakable">
        {name}
      </TableCell>
      <TableCell className="breakable">{article.article}</TableCell>
      <TableCell>{article.pack}</TableCell>
      <TableCell className="nowrap">
        <Writing area="people">
          <IconButton aria-label={words('editNamed', { name })} onClick={onEdit}>
            <Edit fontSize="small" />
          </IconButton>
          <IconButton aria-label={words('removeNamed', { name })} onClick={() => void remove()}>
            <Delete fontSize="small" />
          </IconButton>
        </Writing>
      </TableCell>
    </TableRow>
  );
}

/** Table of product code to the other shop's article (D78). */
export function CartArticles() {
  const translate = useTranslate();
  const words = useWords('cart');
  const language = headingLanguage(useLocale() ?? 'pl');
  const { documents, error, retry } = useAllDocuments(['cartArticles']);
  const [sought, setSought] = useState('');
  const [edited, setEdited] = useState<StoredArticle | 'new' | null>(null);
  const [isImporting, setImporting] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const stored = documents?.[0];
  if (error && !stored) return <RetryNotice onRetry={retry}>{words('failed')}</RetryNotice>;
  if (!stored) return <Skeleton variant="rounded" height={160} aria-hidden />;
  const sorted = stored.toSorted((one, other) => compareNames(one.code, other.code));
  const part = sought.trim().toLowerCase();
  const shown = sorted.filter(({ code, article }) => `${code} ${article}`.toLowerCase().includes(part));
  return (
    <>
      <Text color="textSecondary" mb={1}>
        {words('articlesAbout')}
      </Text>
      {stored.length === 0 ? (
        <Text>{translate('list.empty')}</Text>
      ) : (
        <>
          <PlacedField
            label={words('find')}
            value={sought}
            type="search"
            onChange={({ target }) => setSought(target.value)}
            // Enter would save the settings.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            maxWidth={420}
          />
          <PagedTable
            label={words('articles')}
            heads={[words('code'), words('article'), words('pack'), words('actions')]}
            items={shown}
            rowsOf={(article) => (
              <ArticleRow
                key={article.id}
                article={article}
                onEdit={() => setEdited(article)}
                onRemoved={() => addButton.current?.focus()}
              />
            )}
          />
        </>
      )}
      <Row mt={1}>
        <Writing area="people">
          <Button ref={addButton} variant="outlined" onClick={() => setEdited('new')}>
            {words('add')}
          </Button>
          <Button startIcon={<FileUpload />} onClick={() => setImporting(true)}>
            {words('import')}
          </Button>
        </Writing>
        <ExportCsvButton
          fileName={words('fileName')}
          makeCsv={async () => gridCsv(articleGrid(sorted, language), language)}
        >
          {words('export')}
        </ExportCsvButton>
      </Row>
      {edited && (
        <ArticleDialog
          edited={edited === 'new' ? null : edited}
          stored={stored}
          onClose={() => setEdited(null)}
        />
      )}
      {isImporting && <ArticleImportDialog stored={stored} onClose={() => setImporting(false)} />}
    </>
  );
}
