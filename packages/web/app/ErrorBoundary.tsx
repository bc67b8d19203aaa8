import { Component, type ReactNode } from 'react';
import { Message } from '../shell/Message.tsx';
import { wordsWithoutTexts } from '../translation/withoutTexts.ts';
import { Button } from '../ui/Button.tsx';

/** The last resort: says what happened and that nothing is lost. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const words = wordsWithoutTexts();
    const reload = (
      <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    );
    return (
      <Message title={words.crashed} actions={reload}>
        <p>{words.crashedHint}</p>
        <details>
          <summary>{words.details}</summary>
          <code>{String(this.state.error)}</code>
        </details>
      </Message>
    );
  }
}
