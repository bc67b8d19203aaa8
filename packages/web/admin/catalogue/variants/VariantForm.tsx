import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { Button, FormControlLabel, Switch } from '@mui/material';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useBasename } from 'react-admin';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { type Colour, colourOf } from '../../articles/colour.ts';
import { useActiveLanguages } from '../../data/activeLanguages.ts';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { FormBar } from '../../elements/FormBar.tsx';
import { Placed, PlacedCard, Spaced, Stacked, Text } from '../../elements/layout.tsx';
import { UnsavedGuard } from '../../elements/UnsavedGuard.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { ArticleInputs } from '../form/ArticleInputs.tsx';
import { articleFormValues } from '../form/formValues.ts';
import { Note } from '../Note.tsx';
import { useValues } from '../useArticles.ts';
import { commonPaths } from './counterpart.ts';
import { useVariantSave, type Variant } from './useVariantSave.ts';

function useCarriedOver(
  from: UseFormReturn<ChangedFields>,
  to: UseFormReturn<ChangedFields>,
  paths: ReadonlySet<string>,
) {
  useEffect(() => {
    const { unsubscribe } = from.watch((_, { name, type }) => {
      // Only changes by a person have a type, so nothing is copied back.
      if (type !== 'change' || !name || !paths.has(name)) return;
      to.setValue(name, from.getValues(name), { shouldDirty: true });
    });
    return unsubscribe;
  }, [from, to, paths]);
}

const NONE: ReadonlySet<string> = new Set();

interface VariantFormProps {
  resource: CatalogueResource;
  /** Black, then white; a variant without an id is new. */
  variants: readonly [ChangedFields, ChangedFields];
}

const storedOf = (fields: ChangedFields): Document | null => ('id' in fields ? (fields as Document) : null);

interface SideProps {
  resource: CatalogueResource;
  variant: Variant;
  colour: Colour;
}

function Side({ resource, variant: { stored, form }, colour }: SideProps) {
  const translate = useTranslate();
  const languages = useActiveLanguages();
  const types = useValues(resource, 'type');
  const name = translate(`catalogue.values.${colour}`);
  return (
    <FormProvider {...form}>
      <PlacedCard component="section" aria-label={name} p={2}>
        <Text component="h2" variant="h2" mb={1}>
          {name}
        </Text>
        {!stored && <Note>{translate('catalogue.variants.added')}</Note>}
        <ArticleInputs resource={resource} languages={languages} types={types} id={stored?.id ?? ''} />
      </PlacedCard>
    </FormProvider>
  );
}

function useForms(
  collection: CatalogueCollection,
  one: ChangedFields,
  other: ChangedFields,
  isLinked: boolean,
) {
  const languages = useActiveLanguages();
  const values = useMemo(
    () => [one, other].map((fields) => articleFormValues(collection, fields, languages)),
    [collection, one, other, languages],
  );
  const [ofOne = {}, ofOther = {}] = values;
  const first = useForm<ChangedFields>({ mode: 'onBlur', defaultValues: ofOne });
  const second = useForm<ChangedFields>({ mode: 'onBlur', defaultValues: ofOther });
  const common = useMemo(
    () => new Set(commonPaths(collection, languages, ofOne, ofOther)),
    [collection, languages, ofOne, ofOther],
  );
  useCarriedOver(first, second, isLinked ? common : NONE);
  useCarriedOver(second, first, isLinked ? common : NONE);
  return [first, second] as const;
}

export function VariantForm({ resource, variants: [one, other] }: VariantFormProps) {
  const translate = useTranslate();
  const word = useWords('catalogue.variants');
  const navigate = useNavigate();
  const listPath = `${useBasename()}/${resource.name}`;
  const [isLinked, setIsLinked] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [first, second] = useForms(resource.collection, one, other, isLinked);
  const sides: readonly Variant[] = [
    { stored: storedOf(one), form: first },
    { stored: storedOf(other), form: second },
  ];
  const isDirty = sides.some(({ form }) => Object.keys(form.formState.dirtyFields).length > 0);
  useEffect(() => {
    if (isSaved) navigate(listPath);
  }, [isSaved, navigate, listPath]);
  const { save, question } = useVariantSave(resource, () => setIsSaved(true));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    await save(sides);
    setIsSaving(false);
  };
  return (
    <Spaced component="form" noValidate onSubmit={(event) => void submit(event)} pb={4}>
      <UnsavedGuard isUnsaved={isDirty && !isSaved} />
      {question}
      <Placed
        as={FormControlLabel}
        label={word('linked')}
        control={<Switch checked={isLinked} onChange={({ target }) => setIsLinked(target.checked)} />}
        my={2}
      />
      <Stacked columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} mb={2}>
        {sides.map((variant, index) => {
          const colour = colourOf(index === 0 ? one : other);
          return <Side key={colour} resource={resource} variant={variant} colour={colour} />;
        })}
      </Stacked>
      <FormBar>
        <Button type="submit" variant="contained" loading={isSaving}>
          {word('save')}
        </Button>
        <Button component={Link} to={listPath}>
          {translate('ra.action.cancel')}
        </Button>
      </FormBar>
    </Spaced>
  );
}
