import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';
import { ArticlePicture } from '../articles/Picture.tsx';
import { Row, Spaced, Stacked } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useColumnWords } from './ColumnMapping.tsx';
import type { SheetColumn } from './columns.ts';
import { documentCells } from './documentCells.ts';
import { headingLanguage } from './headings.ts';
import type { ImportPart } from './PlanTabs.tsx';
import type { Addition, ImportChange, ImportPlan, ImportRejection } from './plan/importPlan.ts';
import { Facts, RowsTable } from './RowsTable.tsx';
import type { Cell, EnclosedFile, Worksheet } from './sheet/cell.ts';

interface CellValueProps {
  column: SheetColumn;
  value: Cell;
  files: Worksheet['files'];
}

/** Picture of the imported file, before it is uploaded. */
function EnclosedPicture({ file }: { file: EnclosedFile }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const opened = file.open().then(URL.createObjectURL);
    opened.then(setUrl, () => {});
    return () => void opened.then(URL.revokeObjectURL, () => {});
  }, [file]);
  return <ArticlePicture url={url} />;
}

function PictureCell({ url, files }: { url: string; files: Worksheet['files'] }) {
  const file = files?.get(url);
  return (
    <Row gap={1} isWrapped={false}>
      {file ? <EnclosedPicture file={file} /> : <ArticlePicture url={url} />}
      <span>{file?.name ?? url}</span>
    </Row>
  );
}

/** All decimals are shown: the change may be in the last one. */
function CellValue({ column: { kind, stored, field, choices }, value, files }: CellValueProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (value === null) return <em>{translate('catalogue.values.none')}</em>;
  if (typeof value === 'boolean') return translate(value ? 'catalogue.values.yes' : 'catalogue.values.no');
  // A price of 0 means on request, or derived by the rate (D22).
  if (value === 0 && kind === 'amount')
    return translate(stored === 'priceEuro' ? 'catalogue.values.byRate' : 'catalogue.values.onRequest');
  if (typeof value === 'number')
    return value.toLocaleString(locale, {
      minimumFractionDigits: kind === 'amount' ? 2 : 0,
      maximumFractionDigits: 20,
    });
  if (field?.kind === 'picture' || field?.kind === 'pictures')
    return (
      <Stacked gap={0.5}>
        {String(value)
          .split(', ')
          .map((url) => (
            <PictureCell key={url} url={url} files={files} />
          ))}
      </Stacked>
    );
  const file = files?.get(String(value));
  if (file) return file.name;
  return choices.get(String(value))?.[headingLanguage(locale)] ?? String(value);
}

interface PlanTableProps {
  plan: ImportPlan;
  part: ImportPart;
  columns: readonly SheetColumn[];
  files?: Worksheet['files'];
}

export function PlanTable({ plan, part, columns, files }: PlanTableProps) {
  const translate = useTranslate();
  const { headingFor, columnOf, reasonOf } = useColumnWords(columns);
  const label = translate(`spreadsheet.import.${part}`, { count: plan[part].length });

  const shown = columns.filter(({ kind, stored }) => kind !== 'id' && stored !== 'title');
  const factsOf = ({ fields }: Addition) => {
    const cells = documentCells(fields, shown);
    return shown.flatMap((column, index) => {
      const value = cells[index] ?? null;
      if (!value && column.stored !== 'active') return [];
      return [
        {
          key: column.name,
          label: headingFor(column),
          value: <CellValue column={column} value={value} files={files} />,
        },
      ];
    });
  };
  const changesOf = ({ changes }: ImportChange) =>
    changes.map(({ column, before, after }) => [
      headingFor(column),
      <Spaced key="before" component="del" isMuted style={{ textDecoration: 'none' }}>
        <CellValue column={column} value={before} files={files} />
      </Spaced>,
      <ins key="after" style={{ textDecoration: 'none' }}>
        <CellValue column={column} value={after} files={files} />
      </ins>,
    ]);
  const problemsOf = ({ problems }: ImportRejection) =>
    problems.map((problem) => [columnOf(problem), reasonOf(problem)]);

  if (part === 'additions')
    return (
      <RowsTable
        label={label}
        heads={['values']}
        rows={plan.additions}
        linesOf={(addition) => [[<Facts key="facts" facts={factsOf(addition)} />]]}
      />
    );
  if (part === 'changes')
    return (
      <RowsTable label={label} heads={['field', 'before', 'after']} rows={plan.changes} linesOf={changesOf} />
    );
  return <RowsTable label={label} heads={['column', 'reason']} rows={plan.rejections} linesOf={problemsOf} />;
}
