import type { PartTable, Role } from '@lumitor/domain/catalogue/partTable';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLocale } from 'react-admin';
import { type FieldPath, useController } from 'react-hook-form';
import { articleTitle } from '../articles/articleTitle.ts';
import { Picture } from '../articles/Picture.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { CodeArticle } from './CodeArticle.tsx';
import type { Fault, Warning } from './checkTable.ts';
import type { CodeArticles } from './codeArticles.ts';

/** So many are drawn at once: who wants another types on. */
const MOST_OPTIONS = 30;

type Option = CodeArticles['options'][number];

function matching(options: Option[], typed: string): Option[] {
  const sought = typed.trim().toLocaleLowerCase();
  const matches = ({ code, article }: Option) =>
    code.toLocaleLowerCase().includes(sought) || String(article.title).toLocaleLowerCase().includes(sought);
  return (sought ? options.filter(matches) : options).slice(0, MOST_OPTIONS);
}

function useWarningText(warning: Warning | undefined): string {
  const translate = useTranslate();
  if (!warning) return '';
  if (warning.kind === 'sameFrameCode') return translate('partRules.sameFrameCode');
  const roles = warning.roles.map((role) => translate(`partRules.roles.${role}`)).join(', ');
  return translate('partRules.otherRole', { roles });
}

interface CodeFieldProps {
  name: FieldPath<PartTable>;
  use: Role | 'rail';
  colour: 'black' | 'white';
  articles: CodeArticles;
  warning: Warning | undefined;
}

/** A product code, completed from the catalogue, and beside it the article that has it. */
export const CodeField = memo(function CodeField({ name, use, colour, articles, warning }: CodeFieldProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { field, fieldState } = useController<PartTable>({ name });
  const warned = useWarningText(warning);
  const value = String(field.value ?? '');
  const fault = fieldState.error?.message;
  const label = translate('partRules.codeOf', {
    role: translate(`partRules.roles.${use}`),
    colour: translate(`partRules.colours.${colour}`).toLocaleLowerCase(),
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '128px minmax(96px, 1fr)',
        columnGap: 1.5,
        alignItems: 'center',
      }}
    >
      <Autocomplete<Option, false, true, true>
        freeSolo
        disableClearable
        size="small"
        options={articles.options}
        inputValue={value}
        onInputChange={(_, typed) => typed !== value && field.onChange(typed)}
        onBlur={field.onBlur}
        filterOptions={(options, { inputValue }) => matching(options, inputValue)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.code)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.code)}
        slotProps={{
          listbox: { 'aria-label': translate('partRules.suggestions') },
          paper: { sx: { border: 1, borderColor: 'divider', boxShadow: 4 } },
          popper: { placement: 'bottom-start', sx: { minWidth: 340 } },
        }}
        renderOption={({ key, ...props }, { code, article }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
            <Picture url={String(article.img ?? '')} size={36} />
            <span>
              {code}
              <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                {articleTitle(article, locale)}
                {!article.active && `, ${translate('partRules.inactive')}`}
              </Typography>
            </span>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={field.ref}
            margin="none"
            error={fault !== undefined}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                'aria-label': label,
                'aria-invalid': fault !== undefined,
                'aria-describedby': fault || warned ? `${name}-note` : undefined,
                spellCheck: false,
              },
            }}
          />
        )}
      />
      {value.trim() ? (
        <CodeArticle
          article={articles.byCode.get(value.trim())}
          colour={colour}
          resource={articles.resource}
        />
      ) : (
        <span />
      )}
      {(fault || warned) && (
        <Typography
          id={`${name}-note`}
          variant="caption"
          sx={{ gridColumn: '1 / -1', color: fault ? 'error.main' : 'warning.main' }}
        >
          {fault ? translate(`partRules.faults.${fault as Fault}`) : warned}
        </Typography>
      )}
    </Box>
  );
});
