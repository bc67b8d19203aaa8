import { plainLine, plainText } from '@lumitor/domain/catalogue/plainText';
import { type CommentPlace, MAX_COMMENT_BYTES } from '@lumitor/domain/sharing/comments';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './comments.module.css';
import { discussionStore, storeDraft } from './discussion.ts';

export interface Signature {
  name: string;
  isTyped: boolean;
  type: (name: string) => void;
  settle: () => void;
}

interface ComposerProps {
  thread: string;
  label: string;
  signature: Signature;
  place?: CommentPlace;
  children?: ReactNode;
  onSend: (text: string, by: string) => void;
  onCancel: () => void;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Enter sends, Shift+Enter adds a line, Escape closes. */
export function Composer({ thread, label, signature, place, children, onSend, onCancel }: ComposerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => discussionStore.getState().drafts[thread]?.text ?? '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (place) field.current?.focus();
  }, [place]);
  const name = plainLine(signature.name);
  const plain = plainText(text);
  const isTooLong = bytesOf(plain) > MAX_COMMENT_BYTES;
  const type = (typed: string) => {
    setText(typed);
    storeDraft(thread, typed);
  };
  const send = () => {
    setTried(true);
    if (!plain || !name || isTooLong) return;
    signature.settle();
    onSend(plain, name);
    type('');
    setTried(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a word of an input method.
    if (event.nativeEvent.isComposing) return;
    const isSending =
      event.key === 'Enter' && !event.shiftKey && !(event.target instanceof HTMLButtonElement);
    if (!isSending && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSending) send();
    else onCancel();
  };
  const fault = isTooLong ? t('comments.tooLong') : isTried && !plain && t('comments.textMissing');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape work in both of its fields
    <div className={styles.composer} onKeyDown={onKeyDown}>
      {signature.isTyped && (
        <TextField
          label={t('comments.name')}
          value={signature.name}
          maxLength={80}
          autoComplete="name"
          error={isTried && !name && t('comments.nameMissing')}
          onChange={signature.type}
        />
      )}
      <TextArea
        label={label}
        hideLabel
        placeholder={label}
        rows={1}
        value={text}
        ref={field}
        error={fault}
        onChange={type}
      />
      <div className={styles.composerActs}>
        {children && <span className={styles.aside}>{children}</span>}
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('comments.cancel')}
        </Button>
        <Button size="small" variant="primary" onClick={send}>
          {t('comments.send')}
        </Button>
      </div>
    </div>
  );
}
