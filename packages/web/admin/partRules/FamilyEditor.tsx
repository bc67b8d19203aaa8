import {
  isRecessedFamily,
  type PartTable,
  type RailFamily,
  ROLES,
} from '@lumitor/domain/catalogue/partTable';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button, FormControlLabel, Switch, TableBody } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ScrolledTable } from '../elements/HeadedTable.tsx';
import { PlacedCard, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { CodeArticles, CodeColour } from './CodeArticle.tsx';
import type { Warning } from './checkTable.ts';
import { Flag } from './Flag.tsx';
import { RoleRow } from './RoleRow.tsx';
import { MeasureInput } from './RuleNumbers.tsx';

const TWO = ['black', 'white'] as const;
const ONE = ['both'] as const;

const hasOneCode = ({ black, white, parts }: RailFamily): boolean =>
  black !== '' && [{ black, white }, ...Object.values(parts)].every((pair) => pair.black === pair.white);

function withOneCode(family: RailFamily): RailFamily {
  const one = ({ black, white }: { black: string; white: string }) => ({
    black: black || white,
    white: black || white,
  });
  const parts = Object.entries(family.parts).map(([role, pair]) => [role, { ...pair, ...one(pair) }]);
  return { ...family, ...one(family), parts: Object.fromEntries(parts) };
}

export interface RuleArticles {
  rails: CodeArticles;
  accessories: CodeArticles;
}

interface FamilyEditorProps {
  index: number;
  name: string;
  articles: RuleArticles;
  warnings: ReadonlyMap<string, Warning>;
  onDuplicate(): void;
  onRemove(): void;
}

export function FamilyEditor({ index, name, articles, warnings, onDuplicate, onRemove }: FamilyEditorProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<PartTable>();
  const heading = useId();
  const at = `families.${index}` as const;
  const [isOne, setOne] = useState(() => hasOneCode(getValues(at)));
  const colours: readonly CodeColour[] = isOne ? ONE : TWO;
  const [needsMounting, isSuspended] = useWatch<
    PartTable,
    [`families.${number}.needsMounting`, `families.${number}.isSuspended`]
  >({
    name: [`${at}.needsMounting`, `${at}.isSuspended`],
  });
  const isRecessed = isRecessedFamily({ needsMounting, isSuspended });
  const chooseOne = (chosen: boolean) => {
    setOne(chosen);
    if (chosen) setValue(at, withOneCode(getValues(at)), { shouldDirty: true });
  };
  return (
    <PlacedCard component="section" mb={2}>
      <Row p={2} pb={1}>
        <Text id={heading} variant="h2" mr="auto">
          {name}
        </Text>
        <Button
          size="small"
          startIcon={<ContentCopy />}
          aria-label={translate('partRules.duplicateOf', { family: name })}
          onClick={onDuplicate}
        >
          {translate('partRules.duplicate')}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutline />}
          aria-label={translate('partRules.removeOf', { family: name })}
          onClick={onRemove}
        >
          {translate('partRules.remove')}
        </Button>
      </Row>
      <Spaced px={2} pb={1}>
        <Flag
          name={`${at}.needsMounting`}
          label={translate('partRules.needsMounting')}
          help={translate('partRules.needsMountingHelp')}
        />
        <Spaced my={1} maxWidth={420}>
          <MeasureInput name={`${at}.fixingSpacing`} unit="cm" />
        </Spaced>
        <Flag name={`${at}.isSuspended`} label={translate('partRules.isSuspended')} />
        {isRecessed && (
          <Stacked columns="repeat(auto-fill, minmax(240px, 1fr))" my={1}>
            <MeasureInput name={`${at}.cutOutWidth`} unit="cm" />
            <MeasureInput name={`${at}.recessDepth`} unit="cm" />
          </Stacked>
        )}
        <FormControlLabel
          control={<Switch checked={isOne} onChange={({ target }) => chooseOne(target.checked)} />}
          label={translate('partRules.oneCode')}
        />
      </Spaced>
      <ScrolledTable
        aria-labelledby={heading}
        heads={[
          translate('partRules.role'),
          ...colours.map((colour) => translate(`partRules.colours.${colour}`)),
        ]}
      >
        <TableBody>
          {(['rail', ...ROLES] as const).map((use) => (
            <RoleRow
              key={use}
              index={index}
              use={use}
              colours={colours}
              articles={use === 'rail' ? articles.rails : articles.accessories}
              warnings={warnings}
            />
          ))}
        </TableBody>
      </ScrolledTable>
    </PlacedCard>
  );
}
