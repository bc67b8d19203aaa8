import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { FailureProps } from '../shell/Failure.tsx';

/** Even the words for a failure may fail to load. */
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

export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Preloaded, because the failure may be a lost connection. */
  override componentDidMount() {
    void loadFailure();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Failure kind="crashed" error={error} onRetry={() => location.reload()} />;
  }
}
