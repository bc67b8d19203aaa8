import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { cellId } from './cells.ts';
import { isUnknown, rowId } from './filterTexts.ts';
import { useGrid } from './gridContext.ts';
import { TextCell } from './TextCell.tsx';
import type { TextRow, TextSection } from './textTable.ts';
import { resettingEdits } from './useTextActions.ts';

interface SectionRowProps {
  section: TextSection;
  span: number;
}

export function SectionRow({ section, span }: SectionRowProps) {
  const translate = useTranslate();
  const { act } = useGrid();
  const refusal = section.rows.every(isUnknown) ? undefined : translate('translations.menu.sectionIsKnown');
  const name = section.name;
  return (
    <tr className="section">
      <th scope="rowgroup" colSpan={span}>
        <div className="heading">
          <span translate="no">{name}</span>
          <Button size="small" startIcon={<Add />} onClick={() => act({ kind: 'addKey', section })}>
            {translate('translations.menu.addKey')}
          </Button>
          <ActionsMenu
            label={translate('translations.menu.section', { name })}
            actions={[
              {
                label: translate('translations.menu.renameSection'),
                refusal,
                act: () => act({ kind: 'renameSection', section }),
              },
              {
                label: translate('translations.menu.removeSection'),
                refusal,
                act: () => act({ kind: 'removeSection', section }),
              },
            ]}
          />
        </div>
        {section.rows.length === 0 && <p>{translate('translations.emptySection')}</p>}
      </th>
    </tr>
  );
}

interface Props {
  row: TextRow;
  index: number;
  languages: readonly string[];
  activeColumn: number | null;
  openCell: string | null;
}

/** A key used by the code cannot be renamed. */
function KeyMenu({ row, at, isActive }: { row: TextRow; at: string; isActive: boolean }) {
  const translate = useTranslate();
  const { act } = useGrid();
  const own = isUnknown(row);
  const refusal = own ? undefined : translate('translations.menu.keyIsKnown');
  const isAsShipped = resettingEdits(row).length === 0;
  const actions = [
    { label: 'renameKey', refusal, act: () => act({ kind: 'renameKey', row }) },
    { label: 'removeKey', refusal, act: () => act({ kind: 'removeKey', row }) },
    {
      label: 'reset',
      refusal: isAsShipped ? translate('translations.menu.isAsShipped') : undefined,
      act: () => act({ kind: 'reset', row }),
    },
  ] as const;
  return (
    <ActionsMenu
      label={translate('translations.menu.key', { name: rowId(row) })}
      at={at}
      tabIndex={isActive ? 0 : -1}
      actions={actions
        .filter(({ label }) => !own || label !== 'reset')
        .map((action) => ({ ...action, label: translate(`translations.menu.${action.label}`) }))}
    />
  );
}

export const TextGridRow = memo(function TextGridRow({
  row,
  index,
  languages,
  activeColumn,
  openCell,
}: Props) {
  const translate = useTranslate();
  return (
    <tr>
      <th scope="row">
        <div className="key">
          <span className="name" translate="no">
            {row.key}
          </span>
          <KeyMenu row={row} at={`${index}:0`} isActive={activeColumn === 0} />
        </div>
        {isUnknown(row) && (
          <span className="unknown" title={translate('translations.unknownKeyHint')}>
            {translate('translations.unknownKey')}
          </span>
        )}
      </th>
      {languages.map((language, at) => (
        <TextCell
          key={language}
          row={row}
          language={language}
          at={`${index}:${at + 1}`}
          isActive={activeColumn === at + 1}
          isOpen={openCell === cellId({ ...row, language })}
        />
      ))}
    </tr>
  );
});
