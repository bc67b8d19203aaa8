import { currentPlan } from '@lumitor/domain/plan/history';
import { MAX_NAME } from '@lumitor/domain/plan/plan';
import { mayOnShared } from '@lumitor/domain/sharing/sharedProject';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { editWords } from '../../visitor/editWords.ts';
import { useChosenTitle } from '../../visitor/formerTitles.ts';
import { shopWords } from '../madeBy.ts';
import { type ShownState, waitingEdits } from '../projectState.ts';
import { ownName, projectStore, setOwnName } from '../session.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { HeaderPanel } from './HeaderPanel.tsx';
import styles from './header.module.css';
import { rename } from './NameField.tsx';
import { stateWords } from './stateWords.ts';

function RenameField() {
  const { t } = useTranslation();
  const name = useConfigurator(({ history }) => currentPlan(history).name);
  const [typed, setTyped] = useState(name);
  const isRestored = useRef(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') rename(typed);
    isRestored.current = key === 'Escape';
  };
  return (
    <TextField
      label={t('sharing.projectName')}
      placeholder={t('sharing.unnamed')}
      maxLength={MAX_NAME}
      value={typed}
      onChange={setTyped}
      onBlur={() => !isRestored.current && rename(typed)}
      onKeyDown={onKeyDown}
    />
  );
}

function AuthorField() {
  const { t } = useTranslation();
  const [name, setName] = useState(ownName);
  return (
    <TextField
      label={t('sharing.yourName')}
      value={name}
      maxLength={80}
      onChange={(typed) => {
        setName(typed);
        setOwnName(typed);
      }}
    />
  );
}

function WaitingList() {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  const catalogue = useCatalogue();
  const history = useConfigurator((state) => state.history);
  const seen = useStore(projectStore, ({ open }) => open?.side.seen.plan);
  const waiting = (seen !== undefined && waitingEdits(history, seen)) || [];
  const rows = waiting.map(({ index, isUndone }) => {
    const [done, before, after] = [history.edits[index], history.plans[index], history.plans[index + 1]];
    const words = done && before && after ? editWords(done, before, after, { t, titleOf, catalogue }) : '';
    return { index, words: isUndone ? t('edits.undo', { done: words }) : words };
  });
  return (
    rows.length > 0 && (
      <ol className={styles.list}>
        {rows.map(({ index, words }) => (
          <li key={index}>{words}</li>
        ))}
      </ol>
    )
  );
}

interface StatePanelProps {
  state: ShownState;
  renames: boolean;
  onCopy: (() => void) | undefined;
}

export function StatePanel({ state, renames, onCopy }: StatePanelProps) {
  const { t } = useTranslation();
  const open = useStore(projectStore, (state) => state.open);
  if (state.kind === 'conflict' && open) return <ConflictPanel open={open} onCopy={onCopy} />;
  const isShared = state.kind === 'live' || state.kind === 'offline' || state.kind === 'shared';
  const mayName =
    isShared && open && open.project.as === undefined && mayOnShared(open.project.right, 'work');
  const shop = open && shopWords(open.project, t);
  return (
    <HeaderPanel title={stateWords(state, t)}>
      <p>
        {state.kind === 'offline' && state.waiting > 0
          ? t('sharing.offlineHint', { count: state.waiting })
          : t(`sharing.hint_${state.kind}`)}
      </p>
      {state.kind === 'offline' && <WaitingList />}
      {shop && <p>{shop}</p>}
      {renames && <RenameField />}
      {mayName && <AuthorField />}
    </HeaderPanel>
  );
}
