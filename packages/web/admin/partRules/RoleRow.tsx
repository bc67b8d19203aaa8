import { type PartTable, type Role, USUAL_ROLES } from '@lumitor/domain/catalogue/partTable';
import { boughtRoles } from '@lumitor/domain/parts/neededCodes';
import { Checkbox, FormControlLabel, TableCell, TableRow, Typography } from '@mui/material';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Placed } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { CodeArticles, CodeColour } from './CodeArticle.tsx';
import { CodeField, type EmptyCode } from './CodeField.tsx';
import type { Warning } from './checkTable.ts';

interface RoleRowProps {
  index: number;
  use: Role | 'rail';
  colours: readonly CodeColour[];
  articles: CodeArticles;
  warnings: ReadonlyMap<string, Warning>;
}

const isUsual = (use: Role | 'rail'): use is (typeof USUAL_ROLES)[number] =>
  USUAL_ROLES.some((role) => role === use);

/** Families with an article for an unusual role buy it. */
function useEmptyCodes(index: number, use: Role | 'rail') {
  const { control } = useFormContext<PartTable>();
  const powerWithExtra = useWatch({ control, name: 'powerWithExtra' });
  const family = useWatch({ control, name: `families.${index}` });
  const isBought = isUsual(use) && boughtRoles({ powerWithExtra }, family).includes(use);
  const emptyCodeOf = (colour: 'black' | 'white'): EmptyCode => {
    if (use === 'rail') return 'notSold';
    if (!isUsual(use)) return 'noOwnPart';
    if (!isBought || !family[colour]) return 'notBought';
    return family.parts[use].notSold ? 'notSold' : 'notChosen';
  };
  const isMissing = (colour: 'black' | 'white') =>
    isBought && Boolean(family[colour]) && !family.parts[use][colour].trim();
  return { emptyCodeOf, isWithoutCode: isMissing('black') || isMissing('white') };
}

/** An empty cell always states a reason (D19). */
export function RoleRow({ index, use, colours, articles, warnings }: RoleRowProps) {
  const translate = useTranslate();
  const { control } = useFormContext<PartTable>();
  const { emptyCodeOf, isWithoutCode } = useEmptyCodes(index, use);
  const at = `families.${index}` as const;
  const role = translate(`partRules.roles.${use}`);
  return (
    <TableRow>
      <Placed as={TableCell} component="th" scope="row" minWidth={{ xs: 112, sm: 132 }}>
        {role}
        <Typography variant="caption" component="p">
          {translate(`partRules.when.${use}`)}
        </Typography>
        {isWithoutCode && use !== 'rail' && (
          <Controller
            control={control}
            name={`${at}.parts.${use}.notSold`}
            render={({ field: { value, ...field } }) => (
              <FormControlLabel
                control={
                  <Checkbox
                    {...field}
                    size="small"
                    checked={Boolean(value)}
                    slotProps={{ input: { 'aria-label': translate('partRules.notSoldOf', { role }) } }}
                  />
                }
                label={translate('partRules.notSold')}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            )}
          />
        )}
      </Placed>
      {colours.map((colour) => {
        const pathOf = (each: 'black' | 'white') =>
          use === 'rail' ? (`${at}.${each}` as const) : (`${at}.parts.${use}.${each}` as const);
        const side = colour === 'white' ? 'white' : 'black';
        const field = pathOf(side);
        return (
          <Placed as={TableCell} key={colour} width={{ xs: '34%', sm: '42%' }} minWidth={{ sm: 300 }}>
            <CodeField
              name={field}
              also={colour === 'both' ? pathOf('white') : undefined}
              use={use}
              colour={colour}
              articles={articles}
              warning={warnings.get(field)}
              empty={emptyCodeOf(side)}
            />
          </Placed>
        );
      })}
    </TableRow>
  );
}
