import { Box, Button, Card, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useActiveLanguages } from '../../data/activeLanguages.ts';
import type { ChangedFields } from '../../data/changes.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { FORM_BAR } from '../../elements/FormBar.tsx';
import { Spaced } from '../../elements/layout.tsx';
import { UnsavedFormGuard } from '../../elements/UnsavedGuard.tsx';
import { Writing, WritingForm } from '../../elements/Writing.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useValues } from '../useArticles.ts';
import { ArticleInputs } from './ArticleInputs.tsx';
import { articleFormValues, storedArticleFields } from './formValues.ts';

export type Refusals = Record<string, string>;

/** Sale declined (D19): nothing is saved, and the form stays guarded. */
export const NOT_SOLD: Refusals = { 'root.sale': 'unruled' };

interface ArticleFormProps {
  resource: CatalogueResource;
  article: ChangedFields;
  id: string;
  save(fields: ChangedFields): Promise<Refusals | undefined>;
  listPath: string;
  leaveTo: string | null;
  notice?: ReactNode;
  actions?: ReactNode;
}

function FormFooter({ listPath }: { listPath: string }) {
  const translate = useTranslate();
  const { isSubmitting, isSubmitted, errors } = useFormState();
  const { root: _, ...faults } = errors;
  const count = isSubmitted ? Object.keys(faults).length : 0;
  return (
    <Box
      className={FORM_BAR}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 2,
        borderRadius: '0 0 8px 8px',
        borderTop: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Writing area="catalogue">
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {translate('ra.action.save')}
        </Button>
      </Writing>
      <Button component={Link} to={listPath}>
        {translate('ra.action.cancel')}
      </Button>
      <Typography role="alert" color="error">
        {count > 0 && translate('catalogue.form.invalid', { smart_count: count })}
      </Typography>
    </Box>
  );
}

function submitByKeys(event: KeyboardEvent<HTMLElement>): void {
  const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
  // Key presses in a dialog bubble here too.
  if (!isSave || !event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.currentTarget.querySelector('form')?.requestSubmit();
}

export function ArticleForm(props: ArticleFormProps) {
  const { resource, article, id, save, listPath, leaveTo, notice, actions } = props;
  const { collection } = resource;
  const navigate = useNavigate();
  const languages = useActiveLanguages();
  const types = useValues(resource, 'type');
  const values = useMemo(
    () => articleFormValues(collection, article, languages),
    [collection, article, languages],
  );
  useEffect(() => {
    if (leaveTo) navigate(leaveTo);
  }, [leaveTo, navigate]);
  if (languages.length === 0) return null;
  return (
    <Spaced maxWidth={1000} pb={4} onKeyDown={submitByKeys}>
      <Form
        record={values}
        mode="onBlur"
        noValidate
        disableInvalidFormNotification
        onSubmit={(filled: FieldValues) => save(storedArticleFields(collection, filled))}
      >
        <UnsavedFormGuard isOver={leaveTo !== null} />
        {actions ?? <Spaced height={16} />}
        <Card className="open">
          <Spaced p={2}>
            {notice}
            <WritingForm area="catalogue">
              <ArticleInputs resource={resource} languages={languages} types={types} id={id} />
            </WritingForm>
          </Spaced>
          <FormFooter listPath={listPath} />
        </Card>
      </Form>
    </Spaced>
  );
}
