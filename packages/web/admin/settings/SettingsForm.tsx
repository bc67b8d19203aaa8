import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { OTHER_PRICES, POLISH_PRICES } from '@lumitor/domain/settings/languagePrices';
import { PRODUCT_NAMES } from '@lumitor/domain/settings/lineNames';
import type { SettingsKind } from '@lumitor/domain/settings/settings';
import { Button, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { HttpError } from 'react-admin';
import {
  FormProvider,
  type Resolver,
  set,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { ArticlePicture } from '../articles/Picture.tsx';
import { FileInput } from '../catalogue/form/FileInput.tsx';
import { ConflictNotice } from '../changes/ConflictNotice.tsx';
import type { ChangedFields } from '../data/changes.ts';
import { type Document, readOne } from '../data/documents.ts';
import { PICTURE } from '../data/fileKind.ts';
import { FormBar } from '../elements/FormBar.tsx';
import { FormFields } from '../elements/FormFields.tsx';
import { failureWords } from '../elements/failureWords.ts';
import { FormWordsProvider, useSetLanguages } from '../elements/formInputs.tsx';
import { ownLanguageName } from '../elements/languageNames.ts';
import { PlacedAlert, PlacedSkeleton, Spaced, Text } from '../elements/layout.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { WayBack } from '../elements/WayBack.tsx';
import { Writing, WritingForm } from '../elements/Writing.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { CartFields } from './CartFields.tsx';
import { CopyableSetting } from './CopyField.tsx';
import { SETTING_FIELDS } from './fields.ts';
import { isSameValue, settingFormValues, storedSettingFields, storeOf } from './formValues.ts';
import { Group } from './Group.tsx';
import { MailFields } from './MailFields.tsx';
import { DocumentsFields, OffersFields, OrdersFields } from './OrdersFields.tsx';
import { ShopFields } from './ShopFields.tsx';
import { useSettingWords } from './useSettingWords.ts';
import { WebhookFields } from './WebhookFields.tsx';

function LanguagePrices({ language }: { language: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const at = `byLanguage.${language}`;
  const isOwn = Boolean(useWatch({ name: at }));
  const defaults = language === 'PL' ? POLISH_PRICES : OTHER_PRICES;
  return (
    <Group title={ownLanguageName(language)}>
      <FormControlLabel
        label={translate('settings.ownPrices')}
        control={
          <Switch
            checked={isOwn}
            onChange={(_, isOn) => setValue(at, isOn ? { ...defaults } : null, { shouldDirty: true })}
          />
        }
      />
      {isOwn && <FormFields at={`${at}.`} fields={SETTING_FIELDS.prices} />}
    </Group>
  );
}

function EuroRate() {
  const group = useWords('settings.groups');
  const isByHand = useWatch({ name: 'euroRate.source' }) === 'hand';
  return (
    <Group title={group('rate')}>
      <FormFields fields={isByHand ? SETTING_FIELDS.rateByHand : SETTING_FIELDS.rateOfService} />
    </Group>
  );
}

function PricesFields() {
  const group = useWords('settings.groups');
  const languages = useSetLanguages();
  return (
    <>
      {languages.map((language) => (
        <LanguagePrices key={language} language={language} />
      ))}
      <Group title={group('others')}>
        <FormFields at="others." fields={SETTING_FIELDS.prices} />
      </Group>
      <EuroRate />
    </>
  );
}

function LineFields({ line }: { line: ProductLine }) {
  const label = useWords('settings.fields');
  return (
    <Group title={PRODUCT_NAMES[line]}>
      <FormFields at={`${line}.`} fields={SETTING_FIELDS.linePlace} />
      <FileInput collection="settings" kind={PICTURE} name={`${line}.picture`} label={label('picture')}>
        {(url, preview) => (
          <ArticlePicture url={preview || url} alt={label('picture')} size={128} width={320} />
        )}
      </FileInput>
      <FormFields at={`${line}.`} fields={SETTING_FIELDS.lineOffer} />
    </Group>
  );
}

const LinesFields = () => LINES.map((line) => <LineFields key={line} line={line} />);

const snippet = (origin: string) => `<div data-lumitor></div>
<script src="${origin}/osadz.js" async></script>`;

function EmbeddingFields() {
  const translate = useTranslate();
  return (
    <>
      <Group title={translate('settings.kinds.embedding')}>
        <FormFields fields={SETTING_FIELDS.embedding} />
      </Group>
      <Group title={translate('settings.groups.snippet')}>
        <Text mb={1}>{translate('settings.snippetAbout')}</Text>
        <CopyableSetting label={translate('settings.groups.snippet')} text={snippet(location.origin)} />
      </Group>
    </>
  );
}

/** The editor is larger than the rest of the page. */
const RichText = lazy(() => import('./RichText.tsx'));

const TEXTS = ['privacy', 'terms', 'accessibility'] as const;

function LegalFields() {
  const label = useWords('settings.fields');
  const hint = useWords('settings.hints');
  const languages = useSetLanguages();
  return TEXTS.map((text) => (
    <Group key={text} title={label(text)}>
      <FormHelperText>{hint(text)}</FormHelperText>
      {languages.map((language) => (
        <Suspense key={language} fallback={<PlacedSkeleton variant="rounded" height={240} my={1} />}>
          <RichText name={`${text}.${language}`} label={`${label(text)}, ${ownLanguageName(language)}`} />
        </Suspense>
      ))}
    </Group>
  ));
}

const SECTIONS: Record<SettingsKind, ComponentType> = {
  shop: ShopFields,
  legal: LegalFields,
  prices: PricesFields,
  lines: LinesFields,
  documents: DocumentsFields,
  orders: OrdersFields,
  offers: OffersFields,
  mail: MailFields,
  embedding: EmbeddingFields,
  webhook: WebhookFields,
  cart: CartFields,
};

const contentOf = ({ id: _, version: __, createdAt: ___, ...fields }: Document): ChangedFields => fields;

interface SettingsFormProps {
  kind: SettingsKind;
  document: Document;
  onUnsaved(isUnsaved: boolean): void;
}

/** Another save during editing is a conflict. */
function useSettings({ kind, document, onUnsaved }: SettingsFormProps) {
  const translate = useTranslate();
  const { apply } = useBatch();
  const [base, setBase] = useState(document);
  const [theirs, setTheirs] = useState<Document | null>(null);
  const [failure, setFailure] = useState('');
  const resolver: Resolver<ChangedFields> = (values) => {
    const stored = storedSettingFields(kind, values);
    if ('fields' in stored) return { values: stored.fields, errors: {} };
    const errors = {};
    for (const [path, fault] of stored.faults)
      set(errors, path, { type: fault, message: translate(`settings.faults.${fault}`) });
    return { values: {}, errors };
  };
  const form = useForm<ChangedFields>({
    defaultValues: settingFormValues(base),
    resolver,
    mode: 'onTouched',
  });
  const { formState, getValues, handleSubmit, reset, setError } = form;
  const { isSubmitting } = formState;
  // react-hook-form treats an empty field and a missing one as different.
  const values = useWatch({ control: form.control });
  const isDirty = !isSameValue(values, settingFormValues(base));
  // Counts as saved while the save is running.
  useEffect(() => onUnsaved(isDirty && !isSubmitting), [isDirty, isSubmitting, onUnsaved]);

  const startFrom = (inForce: Document) => {
    setTheirs(null);
    setFailure('');
    setBase(inForce);
    reset(settingFormValues(inForce));
  };
  // Other saves update an unchanged form; in an edited one they conflict.
  const follow = useEffectEvent((inForce: Document) => {
    if (!isDirty && inForce.version >= base.version) startFrom(inForce);
  });
  useEffect(() => follow(document), [document]);

  const fail = (error: unknown) => {
    const { field, message } = ((error instanceof HttpError && error.body) || {}) as Record<string, string>;
    if (field && message) setError(field, { message });
    else setFailure(failureWords(error, translate));
  };
  const { collection } = storeOf(kind);
  const save = async (fields: ChangedFields, from: Document) => {
    setFailure('');
    try {
      const { results } = await apply(
        { kind: 'edit', name: '' },
        [{ kind: 'update', collection, id: from.id, fields, version: from.version }],
        { word: 'settings.saved', options: { section: translate(`settings.kinds.${kind}`) } },
      );
      startFrom({ ...from, ...fields, version: results[0]?.version ?? from.version });
    } catch (error) {
      if (!(error instanceof HttpError && error.body?.code === 'stale')) return fail(error);
      await readOne(collection, from.id).then((stored) => setTheirs({ ...stored }), fail);
    }
  };
  const submit = (from: Document) => handleSubmit((fields) => save(fields, from));
  const mine = (): ChangedFields => {
    const stored = storedSettingFields(kind, getValues());
    return 'fields' in stored ? stored.fields : {};
  };
  return { form, base, theirs, failure, isDirty, startFrom, submit, mine };
}

function SavingBar({ isDirty, onDiscard }: { isDirty: boolean; onDiscard(): void }) {
  const translate = useTranslate();
  const { isSubmitting, errors } = useFormState();
  const faults = Object.keys(errors).length;
  return (
    <FormBar>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
        {translate('ra.action.save')}
      </Button>
      <Button color="inherit" disabled={!isDirty || isSubmitting} onClick={onDiscard}>
        {translate('partRules.discard')}
      </Button>
      <Spaced role="status" ml={1}>
        <Typography variant="body2" color={faults > 0 ? 'error.main' : 'text.secondary'}>
          {faults > 0
            ? translate('partRules.invalid', { smart_count: faults })
            : isDirty && translate('partRules.unsaved')}
        </Typography>
      </Spaced>
      <WayBack />
    </FormBar>
  );
}

export function SettingsForm(props: SettingsFormProps) {
  const { kind } = props;
  const { collection, area } = storeOf(kind);
  const translate = useTranslate();
  const { form, base, theirs, failure, isDirty, startFrom, submit, mine } = useSettings(props);
  const Section = SECTIONS[kind];
  return (
    <FormProvider {...form}>
      <form onSubmit={submit(base)} noValidate>
        {theirs && (
          <ConflictNotice
            collection={collection}
            title={translate('settings.conflict')}
            meaning={translate('settings.conflictMeaning')}
            base={base}
            theirs={contentOf(theirs)}
            mine={mine()}
            onApplyMine={() => void submit(theirs)()}
            onTakeTheirs={() => startFrom(theirs)}
          />
        )}
        <WritingForm area={area}>
          <FormWordsProvider value={useSettingWords()}>
            <Section />
          </FormWordsProvider>
        </WritingForm>
        {failure && (
          <PlacedAlert severity="error" my={1}>
            {failure}
          </PlacedAlert>
        )}
        <Writing area={area}>
          <SavingBar isDirty={isDirty} onDiscard={() => startFrom(base)} />
        </Writing>
      </form>
    </FormProvider>
  );
}
