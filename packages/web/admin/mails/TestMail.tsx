import type { MailKind } from '@lumitor/domain/mails/mails';
import type { MailText } from '@lumitor/domain/mails/mailTexts';
import { Button, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { HttpError, useBasename } from 'react-admin';
import { adminRequest } from '../data/changes.ts';
import { useMay } from '../data/useMay.ts';
import { failureWords } from '../elements/failureWords.ts';
import { PlacedAlert, Spaced } from '../elements/layout.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';

type Outcome = { kind: 'sent'; to: string } | { kind: 'noServer' } | { kind: 'failed'; message: string };

interface Props {
  kind: MailKind;
  language: string;
  text: MailText;
  order: string;
  isDisabled: boolean;
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const words = useWords('mails');
  const basename = useBasename();
  const mayMail = useMay('people').read;
  if (outcome.kind === 'sent')
    return (
      <PlacedAlert severity="success" mt={1} role="status">
        {words('testSent', { to: outcome.to })}
      </PlacedAlert>
    );
  return (
    <PlacedAlert severity={outcome.kind === 'noServer' ? 'warning' : 'error'} mt={1}>
      {outcome.kind === 'failed' ? outcome.message : words('noServer')}{' '}
      {outcome.kind === 'noServer' && mayMail && (
        <TextLink to={`${basename}/ustawienia?section=mail`}>{words('toSettings')}</TextLink>
      )}
    </PlacedAlert>
  );
}

/** Sends the text in the form to the signed-in account, and states where it went. */
export function TestMail({ kind, language, text, order, isDisabled }: Props) {
  const translate = useTranslate();
  const words = useWords('mails');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const failed = (error: unknown): Outcome => {
    const { code, message = '' } = ((error instanceof HttpError && error.body) || {}) as Record<
      string,
      string
    >;
    if (code === 'not-set') return { kind: 'noServer' };
    const isReported = code === 'not-delivered';
    return {
      kind: 'failed',
      message: isReported ? translate('settings.actionFailed', { message }) : failureWords(error, translate),
    };
  };
  const send = async () => {
    setSending(true);
    setOutcome(null);
    const json = { language, order, ...text };
    try {
      const answer = await adminRequest(`/api/mails/${kind}/test`, { method: 'POST', json });
      setOutcome({ kind: 'sent', ...(answer as { to: string }) });
    } catch (error) {
      setOutcome(failed(error));
    }
    setSending(false);
  };
  return (
    <Spaced mt={2}>
      <Button variant="outlined" disabled={isDisabled} loading={isSending} onClick={send}>
        {words('sendTest')}
      </Button>
      <FormHelperText>{words('testHint')}</FormHelperText>
      {outcome && <OutcomeNotice outcome={outcome} />}
    </Spaced>
  );
}
