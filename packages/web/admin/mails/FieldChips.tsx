import { MAILS, type MailKind, type MailPart, mailFields } from '@lumitor/domain/mails/mails';
import { Chip, Typography } from '@mui/material';
import { type RefObject, useId } from 'react';
import { flushSync } from 'react-dom';
import { Row, Stacked } from '../elements/layout.tsx';
import type { WordIn } from '../words/messages.ts';
import { useWords } from '../words/useTranslate.ts';
import { insertedField } from './insertedField.ts';

export type MailInputs = Readonly<Record<MailPart, RefObject<HTMLInputElement | HTMLTextAreaElement | null>>>;

interface Props {
  kind: MailKind;
  inputs: MailInputs;
  /** Input that had the cursor last. */
  last: RefObject<MailPart>;
  onInsert(part: MailPart, text: string): void;
}

/** Fields of a mail; a click inserts one at the cursor. */
export function FieldChips({ kind, inputs, last, onInsert }: Props) {
  const words = useWords('mails');
  const title = useId();
  const required: readonly string[] = MAILS[kind].required;
  const insert = (name: string, field: string) => {
    const part = field === 'value' ? last.current : 'body';
    const input = inputs[part].current;
    if (!input) return;
    const { value, selectionStart, selectionEnd } = input;
    const { text, cursor } = insertedField(
      value,
      { start: selectionStart ?? value.length, end: selectionEnd ?? value.length },
      { name, isAlone: field === 'text' || field === 'quote' },
    );
    // The cursor is set in the new text.
    flushSync(() => onInsert(part, text));
    input.focus();
    input.setSelectionRange(cursor, cursor);
  };
  return (
    <Stacked gap={0.5} role="group" aria-labelledby={title}>
      <Typography variant="body2" color="text.secondary" id={title}>
        {words('fieldsTitle')}
      </Typography>
      <Row gap={0.5}>
        {Object.entries(mailFields(kind)).map(([name, field]) => {
          const meaning = words(`fields.${name}` as WordIn<'mails'>);
          const note = required.includes(name) ? `${meaning}, ${words('required')}` : meaning;
          return (
            <Chip
              key={name}
              component="button"
              type="button"
              clickable
              size="small"
              variant="outlined"
              label={`{${name}} ${note}`}
              onClick={() => insert(name, field)}
            />
          );
        })}
      </Row>
    </Stacked>
  );
}
