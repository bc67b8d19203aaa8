import { type PartTable, ROLES, type Role } from '@lumitor/domain/catalogue/partTable';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslate } from '../words/useTranslate.ts';
import { CodeField } from './CodeField.tsx';
import type { Warning } from './checkTable.ts';
import type { CodeArticles } from './codeArticles.ts';

const COLOURS = ['black', 'white'] as const;

export interface RuleArticles {
  rails: CodeArticles;
  accessories: CodeArticles;
}

interface FamilyEditorProps {
  index: number;
  /** By its rail codes. */
  name: string;
  articles: RuleArticles;
  warnings: ReadonlyMap<string, Warning>;
  onDuplicate(): void;
  onRemove(): void;
}

export function FamilyEditor({ index, name, articles, warnings, onDuplicate, onRemove }: FamilyEditorProps) {
  const translate = useTranslate();
  const { control } = useFormContext<PartTable>();
  const heading = useId();
  const help = useId();
  const at = `families.${index}` as const;
  const row = (use: Role | 'rail') => (
    <TableRow key={use}>
      <TableCell component="th" scope="row" sx={{ minWidth: 132 }}>
        {translate(`partRules.roles.${use}`)}
      </TableCell>
      {COLOURS.map((colour) => {
        const field =
          use === 'rail' ? (`${at}.${colour}` as const) : (`${at}.parts.${use}.${colour}` as const);
        return (
          <TableCell key={colour} sx={{ width: '42%', minWidth: 300 }}>
            <CodeField
              name={field}
              use={use}
              colour={colour}
              articles={use === 'rail' ? articles.rails : articles.accessories}
              warning={warnings.get(field)}
            />
          </TableCell>
        );
      })}
    </TableRow>
  );
  return (
    <Card component="section" sx={{ mb: 2 }}>
      <Box sx={{ p: 2, pb: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id={heading} variant="h2" sx={{ mr: 'auto' }}>
          {name}
        </Typography>
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
      </Box>
      <Box sx={{ px: 2, pb: 1 }}>
        <Controller
          control={control}
          name={`${at}.needsMounting`}
          render={({ field: { value, ...field } }) => (
            <FormControlLabel
              control={
                <Switch {...field} checked={value} slotProps={{ input: { 'aria-describedby': help } }} />
              }
              label={translate('partRules.needsMounting')}
            />
          )}
        />
        <Typography id={help} variant="caption" component="p">
          {translate('partRules.needsMountingHelp')}
        </Typography>
        <Controller
          control={control}
          name={`${at}.isSuspended`}
          render={({ field: { value, ...field } }) => (
            <FormControlLabel
              control={<Switch {...field} checked={value} />}
              label={translate('partRules.isSuspended')}
            />
          )}
        />
      </Box>
      <TableContainer tabIndex={0} role="group" aria-labelledby={heading}>
        <Table size="small" sx={{ '& tbody tr:last-child > *': { borderBottom: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('partRules.role')}</TableCell>
              {COLOURS.map((colour) => (
                <TableCell key={colour}>{translate(`partRules.colours.${colour}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {row('rail')}
            {ROLES.map(row)}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
