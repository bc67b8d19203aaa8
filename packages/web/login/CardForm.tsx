import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './LoginPage.module.css';

interface CardFormProps {
  isComplete: boolean;
  send: () => Promise<unknown>;
  failure: string | null;
  words: { send: string; sending: string };
  children: (isTried: boolean) => ReactNode;
  below?: ReactNode;
}

export function CardForm({ isComplete, send, failure, words, children, below }: CardFormProps) {
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(!isComplete);
    if (!isComplete || isSending) return;
    setSending(true);
    await send();
    setSending(false);
  };
  const { sending } = words;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children(isTried)}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" variant="primary" disabledReason={isSending ? sending : undefined}>
        {isSending ? sending : words.send}
      </Button>
      {below}
    </form>
  );
}
