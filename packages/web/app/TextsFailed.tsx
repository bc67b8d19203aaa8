import { loadTexts } from '../data/texts.ts';
import { Message } from '../shell/Message.tsx';
import { wordsWithoutTexts } from '../translation/withoutTexts.ts';
import { Button } from '../ui/Button.tsx';

export function TextsFailed() {
  const words = wordsWithoutTexts();
  const retry = (
    <Button variant="primary" icon="refresh" onClick={loadTexts}>
      {words.retry}
    </Button>
  );
  return (
    <main>
      <Message title={words.textsFailed} actions={retry}>
        <p role="alert">{words.textsFailedHint}</p>
      </Message>
    </main>
  );
}
