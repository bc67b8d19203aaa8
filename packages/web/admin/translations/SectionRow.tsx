import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { isUnknown } from './filterTexts.ts';
import { useGrid } from './gridContext.ts';
import type { TextSection } from './textTable.ts';

interface Props {
  /** With all its keys, whatever the filter shows of them. */
  section: TextSection;
  /** How many columns the table has. */
  span: number;
}

/** Stands over a section's keys. */
export function SectionRow({ section, span }: Props) {
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
