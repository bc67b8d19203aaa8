import { mayOnShared } from '@lumitor/domain/sharing/sharedProject';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ownName, projectStore, setOwnName } from '../session.ts';
import { Composer, type Signature } from './Composer.tsx';
import styles from './comments.module.css';
import { Draft } from './Draft.tsx';
import {
  act,
  discard,
  discussionIn,
  discussionStore,
  isListed,
  NEW_THREAD,
  sendAgain,
  setOpen,
  startThreadAt,
} from './discussion.ts';
import pinStyles from './pins.module.css';
import { placeWords } from './placeWords.ts';
import { ThreadCard } from './ThreadCard.tsx';
import { placeAtHand, shownPlace, useThings } from './things.ts';

function useSignature(as: string | undefined): Signature & { change: (() => void) | null } {
  const [name, setName] = useState(ownName);
  const [isTyped, setTyped] = useState(name === '');
  if (as !== undefined) return { name: as, isTyped: false, type: () => {}, settle: () => {}, change: null };
  return {
    name,
    isTyped,
    type: setName,
    settle() {
      setOwnName(name.trim());
      setTyped(false);
    },
    change: () => setTyped(true),
  };
}

function Refused() {
  const { t } = useTranslation();
  const refused = useStore(discussionStore, (state) => state.refused);
  const why = (code: string) => {
    if (code === 'comments-full') return t('comments.refused_full');
    return t(code === 'comment-gone' ? 'comments.refused_gone' : 'comments.refused_other');
  };
  return refused.map(({ act, code }) => (
    <section key={act.id} className={styles.refused} aria-label={t('comments.refused')}>
      <p>
        <b>{t('comments.refused')}.</b> {why(code)}
      </p>
      {'text' in act && <p className={styles.text}>{act.text}</p>}
      <span className={styles.composerActs}>
        <Button size="small" variant="quiet" onClick={() => discard(act.id)}>
          {t('comments.discard')}
        </Button>
        <Button size="small" onClick={() => sendAgain(act.id)}>
          {t('comments.sendAgain')}
        </Button>
      </span>
    </section>
  ));
}

type Things = ReturnType<typeof useThings>;

/** A new comment is at the selection or the view's centre until a tap. */
function Start({ version, signature, things }: { version: number; signature: Signature; things: Things }) {
  const { t } = useTranslation();
  const draft = useStore(discussionStore, (state) => state.draft);
  const adding = useRef<HTMLButtonElement>(null);
  if (!draft)
    return (
      <>
        <Button
          ref={adding}
          icon="plus"
          onClick={() => startThreadAt(discussionStore.getState().drafts[NEW_THREAD]?.place ?? placeAtHand())}
        >
          {t('comments.add')}
        </Button>
        <Draft thread={NEW_THREAD} />
      </>
    );
  const start = (text: string, by: string) => {
    const id = crypto.randomUUID();
    act({ kind: 'begin', id, text, by, version, place: draft });
    discussionStore.setState({ draft: null, shown: id });
  };
  const leave = () => {
    flushSync(() => discussionStore.setState({ draft: null }));
    adding.current?.focus();
  };
  return (
    <div className={styles.card} data-shown="true">
      <p className={styles.cardHead}>
        <span className={pinStyles.number}>+</span>
        <b className={styles.place}>{placeWords(shownPlace(draft, things), t)}</b>
      </p>
      <Composer
        place={draft}
        thread={NEW_THREAD}
        label={t('comments.text')}
        signature={signature}
        onSend={start}
        onCancel={leave}
      />
      <p className={styles.faint}>{t('comments.moveHint')}</p>
    </div>
  );
}

function Header({ open, all }: { open: number; all: number }) {
  const { t } = useTranslation();
  const areAllShown = useStore(discussionStore, (state) => state.areAllShown);
  return (
    <header className={styles.header}>
      <h2>{t('comments.title')}</h2>
      <Segmented
        label={t('comments.shown')}
        hideLabel
        value={areAllShown ? 'all' : 'open'}
        onChange={(value) => discussionStore.setState({ areAllShown: value === 'all', shown: null })}
        options={[
          { value: 'open', label: t('comments.open', { count: open }) },
          { value: 'all', label: t('comments.all', { count: all }) },
        ]}
      />
      <IconButton icon="close" label={t('comments.close')} onClick={() => setOpen(false)} />
    </header>
  );
}

export default function Comments() {
  const { t } = useTranslation();
  const { discussion, waiting, isAway, isUnstored, areAllShown, shown, mayTalk } = useStore(discussionStore);
  const project = useStore(projectStore, ({ open }) => open?.project);
  const things = useThings();
  const signature = useSignature(project?.as);
  const { threads } = useMemo(() => discussionIn({ discussion, waiting }), [discussion, waiting]);
  const unsent = useMemo(() => new Set(waiting.map(({ act }) => act.id)), [waiting]);
  if (!project) return null;
  const { version, right } = project;
  const open = threads.filter(({ resolved }) => resolved === null).length;
  const listed = threads.filter((thread) => isListed(thread, areAllShown, shown));
  const isLoading = discussion === null && waiting.length === 0;
  const empty = threads.length > 0 ? t('comments.noneOpen') : t('comments.none');
  return (
    <section className={styles.panel} aria-label={t('comments.title')}>
      <Header open={open} all={threads.length} />
      <div className={styles.list}>
        {mayTalk && <Start version={version} signature={signature} things={things} />}
        <Refused />
        <ul className={styles.cards}>
          {listed.map((thread) => (
            <ThreadCard
              key={thread.id}
              thread={thread}
              version={version}
              signature={signature}
              place={placeWords(shownPlace(thread.place, things), t)}
              isShown={thread.id === shown}
              waiting={unsent}
              mayRemoveAll={right === 'own'}
            />
          ))}
        </ul>
        <p role="status" className={styles.faint}>
          {isLoading ? t('comments.loading') : listed.length === 0 && empty}{' '}
          {isUnstored ? t('comments.unkept') : isAway && t('comments.away')}
        </p>
        {mayTalk && !mayOnShared(right, 'work') && <p className={styles.faint}>{t('comments.hint')}</p>}
        {mayTalk && !signature.isTyped && (
          <p className={styles.signed}>
            {t('comments.signed', { name: signature.name })}
            {signature.change && (
              <button type="button" className={styles.change} onClick={signature.change}>
                {t('comments.changeName')}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
