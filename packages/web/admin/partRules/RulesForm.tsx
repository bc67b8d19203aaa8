import { partTableSchema, type RailFamily, ROLES } from '@lumitor/domain/catalogue/partTable';
import { familyName } from '@lumitor/domain/parts/neededCodes';
import Add from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Confirm } from 'react-admin';
import {
  type FieldErrors,
  FormProvider,
  type Resolver,
  set,
  useFieldArray,
  useForm,
  useWatch,
} from 'react-hook-form';
import * as v from 'valibot';
import { ConflictNotice } from '../changes/ConflictNotice.tsx';
import { LaterChangeNotice } from '../changes/LaterChange.tsx';
import type { Fields } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { type SaidTable, saidTable, type TableInForce } from '../data/tableInForce.ts';
import { Writing, WritingForm } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { faultsOf, warningsOf } from './checkTable.ts';
import { FamilyEditor, type RuleArticles } from './FamilyEditor.tsx';
import { ElectricInputs, RuleNumbers } from './RuleNumbers.tsx';
import { RulesToolbar, type SaveState } from './RulesToolbar.tsx';
import { loadTable, saveTable } from './saveTable.ts';

/** A family of a rail that has no rules yet; with neither colour its code stands for both. */
const familyFor = (code: string, { isBlack, isWhite }: Fields): RailFamily => ({
  black: isWhite && !isBlack ? '' : code,
  white: isBlack && !isWhite ? '' : code,
  needsMounting: false,
  isSuspended: false,
  parts: Object.fromEntries(ROLES.map((role) => [role, { black: '', white: '' }])) as RailFamily['parts'],
});

const resolver: Resolver<SaidTable> = (values) => {
  const errors: FieldErrors<SaidTable> = {};
  for (const [path, fault] of faultsOf(values)) set(errors, path, { type: fault, message: fault });
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

interface RulesFormProps {
  start: TableInForce;
  articles: RuleArticles;
  /** The code of a rail that rules are asked for. */
  askedFor: string;
  onUnsaved(isUnsaved: boolean): void;
}

/** A line's part rules, from what is in force to what is saved. */
export function RulesForm({ start, articles, askedFor, onUnsaved }: RulesFormProps) {
  const translate = useTranslate();
  const renew = useRenewal();
  const [base, setBase] = useState(start);
  const [state, setState] = useState<SaveState>({ kind: 'asLoaded' });
  const [theirs, setTheirs] = useState<TableInForce | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const form = useForm<SaidTable>({ defaultValues: saidTable(start.table), resolver, mode: 'onTouched' });
  const { control, formState, getValues, handleSubmit, reset } = form;
  const { isDirty } = formState;
  const families = useFieldArray({ control, name: 'families' });
  const values = useWatch({ control }) as SaidTable;
  const checked = useDeferredValue(values);
  const warnings = useMemo(() => warningsOf(checked), [checked]);
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const insert = (family: RailFamily, index: number) =>
    families.insert(index, family, { shouldFocus: true, focusName: `families.${index}.black` });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened for a rail
  useEffect(() => {
    const rail = articles.rails.byCode.get(askedFor);
    const isKnown = getValues('families').some(({ black, white }) => [black, white].includes(askedFor));
    if (rail && !isKnown) insert(familyFor(askedFor, rail), families.fields.length);
  }, [askedFor]);
  const startFrom = (inForce: TableInForce, next: SaveState['kind'] & ('saved' | 'asLoaded')) => {
    setTheirs(null);
    setBase(inForce);
    reset(saidTable(inForce.table));
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
  const submit = (from: TableInForce) =>
    handleSubmit(
      () => save(from),
      () => setState({ kind: 'invalid', faults: faultsOf(getValues()).size }),
    );
  const nameOf = (index: number) => {
    const { black = '', white = '' } = values.families[index] ?? {};
    const codes = familyName({ black, white });
    return codes ? translate('partRules.family', { codes }) : translate('partRules.newFamily');
  };
  const shownState: SaveState =
    isDirty && (state.kind === 'asLoaded' || state.kind === 'saved') ? { kind: 'unsaved' } : state;

  return (
    <FormProvider {...form}>
      <form onSubmit={submit(base)} noValidate>
        {base.stored && !theirs && (
          <LaterChangeNotice
            {...base.stored}
            collection="partTables"
            onReload={async () => startFrom(await loadTable(base.table.line), 'asLoaded')}
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
            onKeepMine={() => submit(theirs)()}
            onTakeTheirs={() => startFrom(theirs, 'asLoaded')}
          />
        )}
        <WritingForm area="catalogue">
          <RuleNumbers />
          <ElectricInputs line={base.table.line} />
          <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
            {translate('partRules.families')}
          </Typography>
          {families.fields.length === 0 && (
            <Typography sx={{ mb: 2 }}>{translate('partRules.noFamilies')}</Typography>
          )}
          {families.fields.map(({ id }, index) => (
            <FamilyEditor
              key={id}
              index={index}
              name={nameOf(index)}
              articles={articles}
              warnings={warnings}
              onDuplicate={() =>
                insert(
                  { ...structuredClone(getValues(`families.${index}`)), black: '', white: '' },
                  index + 1,
                )
              }
              onRemove={() => setLeaving(index)}
            />
          ))}
          <Button
            variant="outlined"
            startIcon={<Add />}
            sx={{ mb: 2 }}
            onClick={() => insert(familyFor('', {}), families.fields.length)}
          >
            {translate('partRules.addFamily')}
          </Button>
        </WritingForm>
        <Writing area="catalogue">
          <RulesToolbar
            state={shownState}
            isDirty={isDirty}
            onDiscard={() => {
              reset();
              setState({ kind: 'asLoaded' });
            }}
          />
        </Writing>
      </form>
      <Confirm
        isOpen={leaving !== null}
        title={translate('partRules.removeQuestion', { family: nameOf(leaving ?? 0) })}
        content={translate('partRules.removeMeaning')}
        confirm={translate('partRules.remove')}
        onConfirm={() => {
          if (leaving !== null) families.remove(leaving);
          setLeaving(null);
        }}
        onClose={() => setLeaving(null)}
      />
    </FormProvider>
  );
}
