import { bracedNames, type MailFault, mailFault } from '@lumitor/domain/mails/mailFaults';
import { MAIL_PARTS, type MailKind, type MailPart } from '@lumitor/domain/mails/mails';
import { Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { ConflictNotice } from '../changes/ConflictNotice.tsx';
import type { AdminDocument } from '../data/documents.ts';
import { FormBar } from '../elements/FormBar.tsx';
import { ownLanguageName } from '../elements/languageNames.ts';
import { PlacedAlert, Spaced, Stacked } from '../elements/layout.tsx';
import { Writing, WritingForm } from '../elements/Writing.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { FieldChips } from './FieldChips.tsx';
import { MailPreview } from './MailPreview.tsx';
import { PreviewChoice } from './PreviewChoice.tsx';
import { TestMail } from './TestMail.tsx';
import { useMailEditor } from './useMailEditor.ts';
import { usePreviewData } from './usePreviewData.ts';

interface Props {
  kind: MailKind;
  language: string;
  document: AdminDocument<'mailTexts'>;
  onUnsaved(isUnsaved: boolean): void;
}

function useFaultWords() {
  const words = useWords('mails.faults');
  return (fault: MailFault): string =>
    words(fault.kind, {
      names: 'names' in fault ? bracedNames(fault.names) : '',
      most: 'most' in fault ? fault.most : 0,
    });
}

type Editor = ReturnType<typeof useMailEditor>;

interface BarProps extends Pick<Editor, 'isDirty' | 'isSaving' | 'isDefault'> {
  isFaulty: boolean;
  onDiscard(): void;
  onReset(): void;
}

function SavingBar({ isDirty, isSaving, isDefault, isFaulty, onDiscard, onReset }: BarProps) {
  const translate = useTranslate();
  return (
    <FormBar>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
        {translate('ra.action.save')}
      </Button>
      <Button color="inherit" disabled={!isDirty || isSaving} onClick={onDiscard}>
        {translate('partRules.discard')}
      </Button>
      <Button color="inherit" disabled={isDefault || isSaving} onClick={onReset}>
        {translate('mails.reset')}
      </Button>
      <Spaced role="status">
        <Typography variant="body2" color={isFaulty ? 'error.main' : 'text.secondary'}>
          {isFaulty ? translate('mails.faulty') : isDirty && translate('partRules.unsaved')}
        </Typography>
      </Spaced>
    </FormBar>
  );
}

interface PartProps {
  kind: MailKind;
  language: string;
  editor: Editor;
  faults: Readonly<Record<MailPart, MailFault | null>>;
  inputs: Parameters<typeof FieldChips>[0]['inputs'];
}

function Parts({ kind, language, editor, faults, inputs }: PartProps) {
  const words = useWords('mails');
  const faultWords = useFaultWords();
  const last = useRef<MailPart>('body');
  const { draft, setPart } = editor;
  const field = (part: MailPart) => ({
    label: words(part),
    value: draft[part],
    inputRef: inputs[part],
    error: faults[part] !== null,
    onFocus: () => {
      last.current = part;
    },
    onChange: ({ target }: { target: { value: string } }) => setPart(part, target.value),
  });
  const lang = { lang: language.toLowerCase() };
  const help = { formHelperText: { 'aria-live': 'polite' } } as const;
  return (
    <Stacked gap={1}>
      <TextField
        {...field('subject')}
        helperText={faults.subject && faultWords(faults.subject)}
        slotProps={{ htmlInput: lang, ...help }}
      />
      <TextField
        {...field('body')}
        multiline
        minRows={10}
        helperText={faults.body ? faultWords(faults.body) : words('bodyHint')}
        slotProps={{ htmlInput: lang, ...help }}
      />
      <FieldChips kind={kind} inputs={inputs} last={last} onInsert={setPart} />
    </Stacked>
  );
}

export function MailEditor({ kind, language, document, onUnsaved }: Props) {
  const words = useWords('mails');
  const editor = useMailEditor({ kind, language, document });
  const { base, draft, theirs, theirText, mine, failure, isDirty, isSaving, isDefault } = editor;
  const data = usePreviewData(kind, language);
  const [isConfirming, setConfirming] = useState(false);
  const inputs = {
    subject: useRef<HTMLInputElement | null>(null),
    body: useRef<HTMLTextAreaElement | null>(null),
  };
  const faults = {
    subject: mailFault(kind, 'subject', draft.subject),
    body: mailFault(kind, 'body', draft.body),
  };
  const faulty = MAIL_PARTS.find((part) => faults[part]);
  // Counts as saved while the save is running.
  useEffect(() => onUnsaved(isDirty && !isSaving), [isDirty, isSaving, onUnsaved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (faulty) inputs[faulty].current?.focus();
    else void editor.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      {theirs && theirText && (
        <ConflictNotice
          collection="mailTexts"
          title={words('conflict')}
          meaning={words('conflictMeaning')}
          base={base}
          theirs={theirText}
          mine={mine}
          onApplyMine={() => void editor.save(theirs)}
          onTakeTheirs={() => editor.startFrom(theirs)}
        />
      )}
      <Stacked columns={{ xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap={3} align="start">
        <WritingForm area="texts">
          <Parts {...{ kind, language, editor, faults, inputs }} />
        </WritingForm>
        <Stacked component="section" gap={1} aria-label={words('preview')}>
          <Typography variant="h3" component="h3">
            {words('preview')}
          </Typography>
          {data.isChoosable && <PreviewChoice data={data} />}
          <MailPreview kind={kind} language={language} text={draft} data={data} />
          <Writing area="texts">
            <TestMail
              kind={kind}
              language={language}
              text={draft}
              order={data.order}
              isDisabled={faulty !== undefined}
            />
          </Writing>
        </Stacked>
      </Stacked>
      {failure && (
        <PlacedAlert severity="error" my={1}>
          {failure}
        </PlacedAlert>
      )}
      <Writing area="texts">
        <SavingBar
          {...{ isDirty, isSaving, isDefault }}
          isFaulty={faulty !== undefined}
          onDiscard={() => editor.startFrom(base)}
          onReset={() => setConfirming(true)}
        />
      </Writing>
      <Confirm
        isOpen={isConfirming}
        title={words('resetQuestion')}
        content={words('resetMeaning', {
          mail: words(`kinds.${kind}`),
          language: ownLanguageName(language),
        })}
        confirm={words('reset')}
        confirmColor="warning"
        onConfirm={() => {
          setConfirming(false);
          void editor.reset();
        }}
        onClose={() => setConfirming(false)}
      />
    </form>
  );
}
