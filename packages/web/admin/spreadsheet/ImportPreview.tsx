import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { csvFile } from '../../csv/csv.ts';
import { saveFile } from '../../parts/file.ts';
import type { ListResource } from '../data/resources.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { Row, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ColumnMapping, useColumnWords } from './ColumnMapping.tsx';
import { catalogueFileName, sheetName } from './catalogueFile.ts';
import type { SheetColumn } from './columns.ts';
import { PlanTable } from './PlanTable.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import type { Mapping } from './plan/header.ts';
import {
  type ImportPlan,
  type ImportRejection,
  LEAST_PRICE,
  lowPrices,
  unknownTypes,
} from './plan/importPlan.ts';
import { rejectedGrid } from './plan/rejectedGrid.ts';
import type { Worksheet } from './sheet/cell.ts';
import { gridCsv } from './sheet/csv.ts';
import { type PlannedList, plannedCount } from './useImport.ts';

interface RejectionsNoticeProps {
  resource: ListResource;
  columns: readonly SheetColumn[];
  /** Null for documents: rejected ones cannot be saved as a table. */
  sheet: Worksheet | null;
  mapping: Mapping;
  rejections: readonly ImportRejection[];
}

/** Rejected rows with reasons, to correct and import again. */
function RejectionsNotice({ resource, columns, sheet, mapping, rejections }: RejectionsNoticeProps) {
  const translate = useTranslate();
  const { language, columnOf, reasonOf } = useColumnWords(columns);
  const save = (from: Worksheet) => {
    const words = {
      row: translate('spreadsheet.note.row'),
      reason: translate('spreadsheet.note.reason'),
      reasonOf: ({ problems }: ImportRejection) =>
        problems.map((problem) => `${columnOf(problem)}: ${reasonOf(problem)}`).join(' '),
    };
    const grid = rejectedGrid(from, columns, rejections, words, mapping);
    const file = csvFile(gridCsv(grid, language));
    saveFile(file, catalogueFileName(resource, translate('spreadsheet.note.rejected'), 'csv'));
  };
  return (
    <Alert severity="warning" className="low">
      <Row gap={0} columnGap={2} justify="space-between">
        {translate('spreadsheet.import.rejected', { smart_count: rejections.length })}
        {sheet && (
          <Button color="inherit" size="small" startIcon={<FileDownload />} onClick={() => save(sheet)}>
            {translate('spreadsheet.import.downloadRejected')}
          </Button>
        )}
      </Row>
    </Alert>
  );
}

const MOST_NAMES = 8;

interface ImportPreviewProps {
  fileName: string;
  lists: readonly [PlannedList, ...PlannedList[]];
  passedOver: readonly string[];
  missing: readonly string[];
  typeKeys: ReadonlySet<string>;
  onMap(list: number, index: number, column: string | null): void;
}

const namesOf = (rows: readonly string[]): string =>
  [...rows.slice(0, MOST_NAMES), ...(rows.length > MOST_NAMES ? ['…'] : [])].join(', ');

interface RemarksProps {
  plan: ImportPlan;
  typeKeys: ReadonlySet<string> | null;
}

function Remarks({ plan, typeKeys }: RemarksProps) {
  const translate = useTranslate();
  const { language } = useColumnWords([]);
  const low = lowPrices(plan);
  const restored = plan.restoredCodes;
  const strange = typeKeys ? unknownTypes(plan, typeKeys) : [];
  return (
    <>
      {plan.unknownColumns.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.unknownColumns', {
            smart_count: plan.unknownColumns.length,
            names: plan.unknownColumns.join(', '),
          })}
        </Alert>
      )}
      {low.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.lowPrices', {
            smart_count: low.length,
            least: LEAST_PRICE.toLocaleString(language, { minimumFractionDigits: 2 }),
            names: namesOf(low.map(({ row, title }) => `${row} ${title}`)),
          })}
        </Alert>
      )}
      {restored.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.restoredCodes', {
            smart_count: restored.length,
            names: namesOf(restored.map(({ row, code, storedCode }) => `${row} (${code} → ${storedCode})`)),
          })}
        </Alert>
      )}
      {strange.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.unknownTypes', {
            smart_count: strange.length,
            names: namesOf(strange.map(({ row, title }) => `${row} (${title})`)),
          })}
        </Alert>
      )}
    </>
  );
}

export function ImportPreview({ fileName, lists, passedOver, missing, typeKeys, onMap }: ImportPreviewProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      lists.findIndex(({ plan }) => plannedCount(plan) + plan.rejections.length > 0),
    ),
  );
  const { resource, columns, sheet, mapping, plan } = lists[chosen] ?? lists[0];
  const { language } = useColumnWords(columns);
  const unchanged = lists.reduce((sum, list) => sum + list.plan.unchanged, 0);
  const nameOf = (list: PlannedList) =>
    `${sheetName(list.resource, language)} · ${translate('spreadsheet.import.counts', {
      added: list.plan.additions.length,
      changed: list.plan.changes.length,
      rejected: list.plan.rejections.length,
    })}`;
  const isEmpty = lists.every((list) => plannedCount(list.plan) + list.plan.rejections.length === 0);
  return (
    <>
      <Text role="status" isBreakable>
        <strong>{fileName}</strong>
        {unchanged > 0 && ` · ${translate('spreadsheet.import.unchanged', { smart_count: unchanged })}`}
        {isEmpty && ` ${translate('spreadsheet.import.nothing')}`}
      </Text>
      {passedOver.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.passedOver', { names: passedOver.join(', ') })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.missingFiles', {
            smart_count: missing.length,
            names: namesOf(missing),
          })}
        </Alert>
      )}
      {lists.length > 1 && (
        <ChoiceField
          label={translate('spreadsheet.import.list')}
          value={chosen}
          onChoose={setChosen}
          choices={lists.map((list, index) => [index, nameOf(list)])}
          maxWidth={480}
        />
      )}
      <Remarks plan={plan} typeKeys={resource.collection === 'bindings' ? typeKeys : null} />
      {sheet && !sheet.isPartial && (
        <ColumnMapping
          sheet={sheet}
          columns={columns}
          mapping={mapping}
          isAtFault={false}
          onMap={(index, column) => onMap(chosen, index, column)}
        />
      )}
      <PlanTabs
        key={resource.name}
        plan={plan}
        labelOf={(each) => translate(`spreadsheet.import.${each}`, { count: plan[each].length })}
      >
        {(part) => (
          <>
            {part === 'rejections' && (
              <RejectionsNotice
                resource={resource}
                columns={columns}
                sheet={sheet}
                mapping={mapping}
                rejections={plan.rejections}
              />
            )}
            <PlanTable plan={plan} part={part} columns={columns} files={sheet?.files} />
          </>
        )}
      </PlanTabs>
    </>
  );
}
