import { partTableSchema, type RailFamily, ROLES } from '@lumitor/domain/catalogue/partTable';
import { familyName } from '@lumitor/domain/parts/neededCodes';
import Add from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Confirm, useBasename } from 'react-admin';
import {
  type FieldErrors,
  FormProvider,
  type Resolver,
  set,
  useFieldArray,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import * as v from 'valibot';
import { ConflictNotice } from '../changes/ConflictNotice.tsx';
import { LaterChangeNotice } from '../changes/LaterChange.tsx';
import type { ChangedFields } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { type TableInForce, type TypedTable, typedTable } from '../data/tableInForce.ts';
import { FormBar } from '../elements/FormBar.tsx';
import { PlacedButton, Spaced, Text } from '../elements/layout.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { WayBack } from '../elements/WayBack.tsx';
import { Writing, WritingForm } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { tableFaults, warningsOf } from './checkTable.ts';
import { FamilyEditor, type RuleArticles } from './FamilyEditor.tsx';
import { ElectricInputs, RuleNumbers } from './RuleNumbers.tsx';
import { loadTable, saveTable } from './saveTable.ts';

type RulesSaveState =
  | { kind: 'unsaved' | 'saving' | 'failed' | 'asLoaded' | 'saved' }
  | { kind: 'invalid'; faults: number };

interface RulesToolbarProps {
  state: RulesSaveState;
  isDirty: boolean;
  onDiscard(): void;
}

function RulesToolbar({ state, isDirty, onDiscard }: RulesToolbarProps) {
  const translate = useTranslate();
  const basename = useBasename();
  const isBad = state.kind === 'failed' || state.kind === 'invalid';
  return (
    <FormBar>
      <Button type="submit" variant="contained" disabled={!isDirty || state.kind === 'saving'}>
        {translate('ra.action.save')}
      </Button>
      <Button color="inherit" disabled={!isDirty || state.kind === 'saving'} onClick={onDiscard}>
        {translate('partRules.discard')}
      </Button>
      <Spaced role="status" ml={1}>
        <Typography variant="body2" color={isBad ? 'error.main' : 'text.secondary'}>
          {state.kind === 'unsaved' && translate('partRules.unsaved')}
          {state.kind === 'failed' && translate('partRules.saveFailed')}
          {state.kind === 'invalid' && translate('partRules.invalid', { smart_count: state.faults })}
          {state.kind === 'saved' && (
            <>
              {translate('partRules.saved')}{' '}
              <TextLink to={`${basename}/braki`}>{translate('partRules.toGaps')}</TextLink>
            </>
          )}
        </Typography>
      </Spaced>
      <WayBack />
    </FormBar>
  );
}

/** An uncoloured rail has one code for both colours. */
const familyFor = (code: string, { isBlack, isWhite }: ChangedFields): RailFamily => ({
  black: isWhite && !isBlack ? '' : code,
  white: isBlack && !isWhite ? '' : code,
  needsMounting: false,
  isSuspended: false,
  parts: Object.fromEntries(ROLES.map((role) => [role, { black: '', white: '' }])) as RailFamily['parts'],
});

const resolver: Resolver<TypedTable> = (values) => {
  const errors: FieldErrors<TypedTable> = {};
  for (const [path, fault] of tableFaults(values)) set(errors, path, { type: fault, message: fault });
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

interface RulesFormProps {
  start: TableInForce;
  articles: RuleArticles;
  requestedKey: string;
  onUnsaved(isUnsaved: boolean): void;
}

function useRules(start: TableInForce) {
  const renew = useRenewal();
  const [base, setBase] = useState(start);
  const [state, setState] = useState<RulesSaveState>({ kind: 'asLoaded' });
  const [theirs, setTheirs] = useState<TableInForce | null>(null);
  const form = useForm<TypedTable>({ defaultValues: typedTable(start.table), resolver, mode: 'onTouched' });
  const { formState, getValues, handleSubmit, reset } = form;

  const startFrom = (inForce: TableInForce, next: RulesSaveState['kind'] & ('saved' | 'asLoaded')) => {
    setTheirs(null);
    setBase(inForce);
    reset(typedTable(inForce.table));
    setState({ kind: next });
  };
  const save = async (from: TableInForce) => {
    setState({ kind: 'saving' });
    try {
      const outcome = await saveTable(v.parse(partTableSchema, getValues()), from);
      void renew(['partTables']);
      if (outcome.kind === 'saved') return startFrom(outcome.inForce, 'saved');
      setTheirs(outcome.theirs);
      setState({ kind: 'unsaved' });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const isSettled = state.kind === 'asLoaded' || state.kind === 'saved';
  return {
    form,
    base,
    theirs,
    state: formState.isDirty && isSettled ? { kind: 'unsaved' as const } : state,
    submit: (from: TableInForce) =>
      handleSubmit(
        () => save(from),
        () => setState({ kind: 'invalid', faults: tableFaults(getValues()).size }),
      ),
    takeOver: (inForce: TableInForce) => startFrom(inForce, 'asLoaded'),
    discard: () => {
      reset();
      setState({ kind: 'asLoaded' });
    },
  };
}

const focusOn = (index: number) => ({ shouldFocus: true, focusName: `families.${index}.black` }) as const;

function Families({ articles, requestedKey }: Pick<RulesFormProps, 'articles' | 'requestedKey'>) {
  const translate = useTranslate();
  const { control, getValues } = useFormContext<TypedTable>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'families' });
  const values = useWatch({ control }) as TypedTable;
  const checked = useDeferredValue(values);
  const warnings = useMemo(() => warningsOf(checked), [checked]);
  const [leaving, setLeaving] = useState<number | null>(null);
  const startedFor = useRef('');
  useEffect(() => {
    if (startedFor.current === requestedKey) return;
    startedFor.current = requestedKey;
    const families = getValues('families');
    const rail = articles.rails.byCode.get(requestedKey);
    const isKnown = families.some(({ black, white }) => [black, white].includes(requestedKey));
    if (rail && !isKnown) insert(families.length, familyFor(requestedKey, rail), focusOn(families.length));
  }, [requestedKey, articles, getValues, insert]);

  const nameOf = (index: number) => {
    const { black = '', white = '' } = values.families[index] ?? {};
    const codes = familyName({ black, white });
    return codes ? translate('partRules.family', { codes }) : translate('partRules.newFamily');
  };
  const duplicate = (index: number) => {
    const copy = { ...structuredClone(getValues(`families.${index}`)), black: '', white: '' };
    insert(index + 1, copy, focusOn(index + 1));
  };
  return (
    <>
      <Text variant="h2" mt={2} mb={1}>
        {translate('partRules.families')}
      </Text>
      {fields.length === 0 && <Text mb={2}>{translate('partRules.noFamilies')}</Text>}
      {fields.map(({ id }, index) => (
        <FamilyEditor
          key={id}
          index={index}
          name={nameOf(index)}
          articles={articles}
          warnings={warnings}
          onDuplicate={() => duplicate(index)}
          onRemove={() => setLeaving(index)}
        />
      ))}
      <PlacedButton
        variant="outlined"
        startIcon={<Add />}
        mb={2}
        onClick={() => insert(fields.length, familyFor('', {}), focusOn(fields.length))}
      >
        {translate('partRules.addFamily')}
      </PlacedButton>
      <Confirm
        isOpen={leaving !== null}
        title={translate('partRules.removeQuestion', { family: nameOf(leaving ?? 0) })}
        content={translate('partRules.removeMeaning')}
        confirm={translate('partRules.remove')}
        onConfirm={() => {
          if (leaving !== null) remove(leaving);
          setLeaving(null);
        }}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

export function RulesForm({ start, articles, requestedKey, onUnsaved }: RulesFormProps) {
  const translate = useTranslate();
  const { form, base, theirs, state, submit, takeOver, discard } = useRules(start);
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control });
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  return (
    <FormProvider {...form}>
      <form onSubmit={submit(base)} noValidate>
        {base.stored && !theirs && (
          <LaterChangeNotice
            {...base.stored}
            collection="partTables"
            onReload={async () => takeOver(await loadTable(base.table.line))}
          />
        )}
        {theirs && (
          <ConflictNotice
            collection="partTables"
            title={translate('partRules.conflict')}
            meaning={translate('partRules.conflictMeaning')}
            base={base.stored}
            theirs={{ ...theirs.table }}
            mine={{ ...values }}
            onApplyMine={() => submit(theirs)()}
            onTakeTheirs={() => takeOver(theirs)}
          />
        )}
        <WritingForm area="catalogue">
          <RuleNumbers />
          <ElectricInputs line={base.table.line} />
          <Families articles={articles} requestedKey={requestedKey} />
        </WritingForm>
        <Writing area="catalogue">
          <RulesToolbar state={state} isDirty={isDirty} onDiscard={discard} />
        </Writing>
      </form>
    </FormProvider>
  );
}
