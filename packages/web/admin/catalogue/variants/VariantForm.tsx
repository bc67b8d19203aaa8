import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useBasename } from 'react-admin';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { colourOf } from '../../articles/colour.ts';
import { useActiveLanguages } from '../../data/activeLanguages.ts';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { FORM_BAR } from '../../elements/FormBar.tsx';
import { UnsavedGuard } from '../../elements/UnsavedGuard.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { ArticleInputs } from '../form/ArticleInputs.tsx';
import { formValues } from '../form/formValues.ts';
import { Note } from '../Note.tsx';
import { useValues } from '../useArticles.ts';
import { commonPaths } from './counterpart.ts';
import { useVariantSave, type Variant } from './useVariantSave.ts';

/** Carries what is typed into one form over into the other, where both are to have the same. */
function useCarriedOver(from: UseFormReturn<Fields>, to: UseFormReturn<Fields>, paths: ReadonlySet<string>) {
  useEffect(() => {
    const { unsubscribe } = from.watch((_, { name, type }) => {
      // What is set by a program has no type: so nothing is carried back.
      if (type !== 'change' || !name || !paths.has(name)) return;
      to.setValue(name, from.getValues(name), { shouldDirty: true });
    });
    return unsubscribe;
  }, [from, to, paths]);
}

const NONE: ReadonlySet<string> = new Set();

interface VariantFormProps {
  resource: CatalogueResource;
  /** Black, then white; one without an id is to be added. */
  variants: readonly [Fields, Fields];
}

const storedOf = (fields: Fields): Document | null => ('id' in fields ? (fields as Document) : null);

/** A black and a white article side by side: what both have the same is typed once. */
export function VariantForm({ resource, variants: [one, other] }: VariantFormProps) {
  const { collection } = resource;
  const translate = useTranslate();
  const word = useWords('catalogue.variants');
  const navigate = useNavigate();
  const listPath = `${useBasename()}/${resource.name}`;
  const languages = useActiveLanguages();
  const types = useValues(resource, 'type');
  const [isLinked, setIsLinked] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const first = useForm<Fields>({ mode: 'onBlur', defaultValues: formValues(collection, one, languages) });
  const second = useForm<Fields>({ mode: 'onBlur', defaultValues: formValues(collection, other, languages) });
  const sides: readonly Variant[] = [
    { stored: storedOf(one), form: first },
    { stored: storedOf(other), form: second },
  ];
  const common = useMemo(
    () =>
      new Set(
        commonPaths(
          collection,
          languages,
          formValues(collection, one, languages),
          formValues(collection, other, languages),
        ),
      ),
    [collection, languages, one, other],
  );
  useCarriedOver(first, second, isLinked ? common : NONE);
  useCarriedOver(second, first, isLinked ? common : NONE);
  const isDirty = sides.some(({ form }) => Object.keys(form.formState.dirtyFields).length > 0);
  useEffect(() => {
    if (isSaved) navigate(listPath);
  }, [isSaved, navigate, listPath]);
  const { save, question } = useVariantSave(resource, () => setIsSaved(true));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setIsSaving(true);
        await save(sides);
        setIsSaving(false);
      }}
      sx={{ pb: 4 }}
    >
      <UnsavedGuard isUnsaved={isDirty && !isSaved} />
      {question}
      <FormControlLabel
        label={word('linked')}
        control={<Switch checked={isLinked} onChange={({ target }) => setIsLinked(target.checked)} />}
        sx={{ my: 2 }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sides.map(({ stored, form }, index) => {
          const colour = colourOf(index === 0 ? one : other);
          return (
            <FormProvider key={colour} {...form}>
              <Card component="section" aria-label={translate(`catalogue.values.${colour}`)} sx={{ p: 2 }}>
                <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
                  {translate(`catalogue.values.${colour}`)}
                </Typography>
                {!stored && <Note>{word('added')}</Note>}
                <ArticleInputs
                  resource={resource}
                  languages={languages}
                  types={types}
                  id={stored?.id ?? ''}
                />
              </Card>
            </FormProvider>
          );
        })}
      </Box>
      <Box
        className={FORM_BAR}
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          gap: 1,
          p: 2,
          mt: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
          backgroundColor: 'background.default',
        }}
      >
        <Button type="submit" variant="contained" loading={isSaving}>
          {word('save')}
        </Button>
        <Button component={Link} to={listPath}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
