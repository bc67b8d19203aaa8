import { currentPlan } from '@lumitor/domain/plan/history';
import { type ComponentType, lazy, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { discussionStore, setOpen } from './comments/discussion.ts';
import { COMMENTS_ON_DRAWING } from './comments/onDrawing.tsx';
import styles from './header/header.module.css';
import { NameField } from './header/NameField.tsx';
import { closePanel } from './header/panelStore.ts';
import { StateButton } from './header/StateButton.tsx';
import { useShownState } from './header/useShownState.ts';
import { followOwnProject } from './ownSession.ts';
import { projectStore } from './session.ts';

const Comments = lazy(() => import('./comments/Comments.tsx'));

const PHONE = '(max-width: 640px)';
function followWidth(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
const useIsPhone = (): boolean => useSyncExternalStore(followWidth, () => matchMedia(PHONE).matches);

export interface Talk {
  onDrawing: typeof COMMENTS_ON_DRAWING;
  RightPanel: ComponentType | null;
  onBill: () => void;
}

function useTalk(): Talk | null {
  const isOpen = useStore(projectStore, ({ open }) => open !== null);
  const areShown = useStore(discussionStore, (state) => state.isOpen);
  return useMemo(
    () =>
      isOpen
        ? {
            onDrawing: COMMENTS_ON_DRAWING,
            RightPanel: areShown ? Comments : null,
            onBill: () => setOpen(false),
          }
        : null,
    [isOpen, areShown],
  );
}

interface HeaderNameProps {
  onTalk?: (talk: Talk | null) => void;
  onCopy?: () => void;
}

export default function HeaderName({ onTalk, onCopy }: HeaderNameProps) {
  const isOwn = onCopy === undefined;
  const isPhone = useIsPhone();
  const state = useShownState();
  const talk = useTalk();
  const isSending = useStore(projectStore, ({ open }) => open?.isWaiting ?? false);
  const isStarted = useConfigurator(({ history }) => currentPlan(history).layout.steps.length > 0);
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  useEffect(() => (isOwn ? followOwnProject() : undefined), [isOwn]);
  useEffect(() => onTalk?.(talk), [onTalk, talk]);
  useEffect(() => closePanel, []);
  if (isSeenOnly || (isOwn && !isStarted && state.kind === 'saved')) return null;
  return (
    <div className={styles.project} data-project>
      {!isPhone && <NameField />}
      <StateButton state={state} isSheet={isPhone} onCopy={onCopy} isSending={isSending} />
    </div>
  );
}
