import type { PartTable, Role } from '@lumitor/domain/catalogue/partTable';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { memo } from 'react';
import { useLocale } from 'react-admin';
import { type ControllerRenderProps, type FieldPath, useController, useFormContext } from 'react-hook-form';
import { ArticlePicture } from '../articles/Picture.tsx';
import { articleTitle } from '../articles/titles.ts';
import { Spaced, Stacked, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { CodeArticles } from './CodeArticle.tsx';
import { CodeArticle, type CodeColour } from './CodeArticle.tsx';
import type { TableFault, Warning } from './checkTable.ts';

const MOST_OPTIONS = 30;

type Option = CodeArticles['options'][number];

function matching(options: Option[], typed: string): Option[] {
  const query = typed.trim().toLocaleLowerCase();
  const matches = ({ code, article }: Option) =>
    code.toLocaleLowerCase().includes(query) || String(article.title).toLocaleLowerCase().includes(query);
  return (query ? options.filter(matches) : options).slice(0, MOST_OPTIONS);
}

function useWarningText(warning: Warning | undefined): string {
  const translate = useTranslate();
  if (!warning) return '';
  const roles = warning.map((role) => translate(`partRules.roles.${role}`)).join(', ');
  return translate('partRules.otherRole', { roles });
}

/** Reason for an empty code. */
export type EmptyCode = 'notSold' | 'notChosen' | 'noOwnPart' | 'notBought';

interface CodeFieldProps {
  name: FieldPath<PartTable>;
  also: FieldPath<PartTable> | undefined;
  use: Role | 'rail';
  colour: CodeColour;
  articles: CodeArticles;
  warning: Warning | undefined;
  empty: EmptyCode;
}

interface CompletedProps {
  field: ControllerRenderProps<PartTable>;
  label: string;
  options: Option[];
  onType(typed: string): void;
  hasFault: boolean;
  note: string | undefined;
}

function Completed({ field, label, options: all, onType, hasFault, note }: CompletedProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const value = String(field.value ?? '');
  return (
    <Autocomplete<Option, false, true, true>
      freeSolo
      disableClearable
      size="small"
      options={all}
      inputValue={value}
      onInputChange={(_, typed) => typed !== value && onType(typed)}
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
        <Spaced component="li" key={key} {...props} color="inherit" gap={1.5}>
          <ArticlePicture url={String(article.img ?? '')} size={36} />
          <span>
            {code}
            <Text variant="caption" component="span" display="block">
              {articleTitle(article, locale)}
              {!article.active && `, ${translate('partRules.inactive')}`}
            </Text>
          </span>
        </Spaced>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          margin="none"
          error={hasFault}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              'aria-label': label,
              'aria-invalid': hasFault,
              'aria-describedby': note,
              spellCheck: false,
            },
          }}
        />
      )}
    />
  );
}

export const CodeField = memo(function CodeField(props: CodeFieldProps) {
  const { name, also, use, colour, articles, warning, empty } = props;
  const translate = useTranslate();
  const { field, fieldState } = useController<PartTable>({ name });
  const { setValue } = useFormContext<PartTable>();
  const warned = useWarningText(warning);
  const code = String(field.value ?? '').trim();
  const fault = fieldState.error?.message;
  const type = (typed: string) => {
    field.onChange(typed);
    if (also) setValue(also, typed, { shouldDirty: true });
  };
  return (
    <Stacked
      // On a phone the article is below its code: both colours stay visible.
      columns={{ xs: 'minmax(0, 1fr)', sm: '128px minmax(96px, 1fr)' }}
      gap={0}
      columnGap={1.5}
      rowGap={{ xs: 0.5, sm: 0 }}
      align="center"
    >
      <Completed
        field={field}
        label={translate('partRules.codeOf', {
          role: translate(`partRules.roles.${use}`),
          colour: translate(`partRules.colours.${colour}`).toLocaleLowerCase(),
        })}
        options={articles.options}
        onType={type}
        hasFault={fault !== undefined}
        note={fault || warned ? `${name}-note` : undefined}
      />
      {code ? (
        <CodeArticle article={articles.byCode.get(code)} colour={colour} resource={articles.resource} />
      ) : (
        <Typography variant="caption" color={empty === 'notChosen' ? 'error.main' : undefined}>
          {translate(`partRules.${empty}`)}
        </Typography>
      )}
      {(fault || warned) && (
        <Text id={`${name}-note`} variant="caption" gridColumn="1 / -1" color={fault ? 'error' : 'warning'}>
          {fault ? translate(`partRules.faults.${fault as TableFault}`) : warned}
        </Text>
      )}
    </Stacked>
  );
});
