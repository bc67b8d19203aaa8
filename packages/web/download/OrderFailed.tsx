import { Link } from 'wouter';
import { PATHS } from '../app/paths.ts';
import { Message } from '../shell/Message.tsx';
import { wordsWithoutTexts } from '../translation/withoutTexts.ts';
import { Button } from '../ui/Button.tsx';

/** No such order, or no answer. Its texts would have come with it, so these come with the code. */
export function OrderFailed({ isMissing, retry }: { isMissing: boolean; retry: () => void }) {
  const words = wordsWithoutTexts();
  const actions = (
    <>
      {!isMissing && (
        <Button variant="primary" icon="refresh" onClick={retry}>
          {words.retry}
        </Button>
      )}
      <Link href={PATHS.home}>{words.toConfigurator}</Link>
    </>
  );
  return (
    <main>
      <Message title={isMissing ? words.orderMissing : words.orderFailed} actions={actions}>
        <p role="alert">{isMissing ? words.orderMissingHint : words.orderFailedHint}</p>
      </Message>
    </main>
  );
}
