import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { FailureProps } from '../shell/Failure.tsx';

/** Where not even the words for a failure can be had. */
const Bare = ({ onRetry }: FailureProps) => (
  <button type="button" aria-label="Reload" onClick={onRetry}>
    ⟳
  </button>
);

const loadFailure = () => import('../shell/Failure.tsx').catch(() => ({ default: Bare }));
const LazyFailure = lazy(loadFailure);

export const Failure = (props: FailureProps) => (
  <Suspense>
    <LazyFailure {...props} />
  </Suspense>
);

/** The last resort: says what happened and that nothing is lost. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** What is said of a failure is there before one can come of a lost connection. */
  override componentDidMount() {
    void loadFailure();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Failure kind="crashed" error={error} onRetry={() => location.reload()} />;
  }
}
