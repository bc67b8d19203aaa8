import { Link } from 'wouter';
import { PATHS } from '../paths.ts';
import { wordsWithoutTexts } from '../translation/withoutTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from './Message.tsx';

export interface FailureProps {
  kind: 'textsFailed' | 'crashed' | 'orderMissing' | 'orderFailed';
  onRetry?: () => void;
  error?: unknown;
}

/** The words need no texts of the shop. */
export default function Failure({ kind, onRetry, error }: FailureProps) {
  const words = wordsWithoutTexts();
  const { title, hint } = words[kind];
  const isOfOrder = kind === 'orderMissing' || kind === 'orderFailed';
  const actions = (
    <>
      {onRetry && (
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {kind === 'crashed' ? words.reload : words.retry}
        </Button>
      )}
      {isOfOrder && <Link href={PATHS.home}>{words.toConfigurator}</Link>}
    </>
  );
  return (
    <main>
      <Message title={title} actions={actions}>
        <p role="alert">{hint}</p>
        {error !== undefined && (
          <details>
            <summary>{words.details}</summary>
            <code>{String(error)}</code>
          </details>
        )}
      </Message>
    </main>
  );
}
