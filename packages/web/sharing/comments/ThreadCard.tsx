import { type Comment, OWN_AUTHOR, type Thread } from '@lumitor/domain/sharing/comments';
import { formatDate, formatHour } from '@lumitor/domain/translation/figures';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Composer, type Signature } from './Composer.tsx';
import styles from './comments.module.css';
import { Draft } from './Draft.tsx';
import { act, discussionStore } from './discussion.ts';
import { OwnerActs } from './OwnerActs.tsx';
import pinStyles from './pins.module.css';
import { signatureOf } from './signature.ts';

function timeWords(at: string, language: string): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday ? formatHour(moment.getTime(), language) : formatDate(at, language, true);
}

interface CommentTextProps {
  comment: Comment;
  isWaiting: boolean;
  mayRemove: boolean;
}

function CommentText({ comment, isWaiting, mayRemove }: CommentTextProps) {
  const { t, language } = useTranslation();
  const { id, text, at, version, author } = comment;
  if (text === '') return <li className={styles.faint}>{t('comments.removed')}</li>;
  const name = signatureOf(comment, t);
  const when = isWaiting
    ? t('comments.waiting')
    : `${timeWords(at, language)} · ${t('comments.onVersion', { version })}`;
  return (
    <li className={styles.comment}>
      <span aria-hidden="true" className={styles.initial} data-own={author === OWN_AUTHOR}>
        {[...name][0]?.toUpperCase()}
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <b className={styles.name}>
            <bdi>{name}</bdi>
          </b>
          <span className={styles.faint}>{when}</span>
          {mayRemove && (
            <IconButton
              icon="trash"
              size="small"
              label={t('comments.remove')}
              onClick={() => act({ kind: 'remove', id: crypto.randomUUID(), comment: id })}
            />
          )}
        </p>
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      </div>
    </li>
  );
}

export interface ThreadCardProps {
  thread: Thread;
  place: string;
  isShown: boolean;
  waiting: ReadonlySet<string>;
  mayRemoveAll: boolean;
  version: number;
  signature: Signature;
}

function Whole({ onFold, ...props }: Omit<ThreadCardProps, 'place' | 'isShown'> & { onFold: () => void }) {
  const { thread, waiting, mayRemoveAll, version, signature } = props;
  const { t, language } = useTranslation();
  const mayTalk = useStore(discussionStore, (state) => state.mayTalk);
  const { id, resolved, comments } = thread;
  const settle = (isResolved: boolean) => {
    const by = signature.name.trim();
    act({ kind: 'settle', id: crypto.randomUUID(), thread: id, isResolved, by, version });
  };
  const answer = (text: string, by: string) =>
    act({ kind: 'answer', id: crypto.randomUUID(), thread: id, text, by, version });
  return (
    <>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <CommentText
            key={comment.id}
            comment={comment}
            isWaiting={waiting.has(comment.id)}
            mayRemove={mayRemoveAll || comment.author === OWN_AUTHOR}
          />
        ))}
      </ul>
      {resolved?.by && (
        <p className={styles.faint}>
          {t('comments.resolvedBy', { by: signatureOf(resolved, t) })} · {timeWords(resolved.at, language)}
        </p>
      )}
      {mayTalk && (
        <Composer
          thread={id}
          label={t('comments.answer')}
          signature={signature}
          onSend={answer}
          onCancel={onFold}
        >
          <Button
            size="small"
            variant="quiet"
            icon={resolved ? 'undo' : 'check'}
            onClick={() => settle(!resolved)}
          >
            {t(resolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        </Composer>
      )}
      {mayRemoveAll && <OwnerActs thread={thread} />}
    </>
  );
}

export function ThreadCard({ place, isShown, ...props }: ThreadCardProps) {
  const { t, language } = useTranslation();
  const card = useRef<HTMLLIElement>(null);
  const header = useRef<HTMLButtonElement>(null);
  const { id, number, resolved, comments } = props.thread;
  const [first, ...answers] = comments;
  const last = comments.at(-1);
  useEffect(() => {
    if (!isShown) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    if (!card.current?.contains(document.activeElement)) header.current?.focus({ preventScroll: true });
  }, [isShown]);
  const show = (shown: string | null) => discussionStore.setState({ shown });
  const fold = () => {
    show(null);
    header.current?.focus();
  };
  return (
    <li ref={card} className={styles.card} data-shown={isShown} data-resolved={resolved !== null}>
      <button
        ref={header}
        type="button"
        className={styles.cardHead}
        aria-expanded={isShown}
        onClick={() => show(isShown ? null : id)}
        onKeyDown={(event) => event.key === 'Escape' && show(null)}
      >
        <span className={pinStyles.number}>{number}</span>
        <b className={styles.place}>{place}</b>
        <span className={styles.faint}>
          {resolved ? (
            <>
              <Icon name="check" size={16} /> {t('comments.resolvedIn', { version: resolved.version })}
            </>
          ) : (
            !isShown && last && timeWords(last.at, language)
          )}
        </span>
        {!isShown && !resolved && first && (
          <span className={styles.brief}>
            <span className={styles.firstWords}>
              <bdi>{first.text || t('comments.removed')}</bdi>
            </span>
            <span className={styles.faint}>
              {signatureOf(first, t)} ·{' '}
              {answers.length > 0
                ? t('comments.answers', { count: answers.length })
                : t('comments.unanswered')}
            </span>
          </span>
        )}
        {!isShown && <Draft thread={id} />}
      </button>
      {isShown && <Whole {...props} onFold={fold} />}
    </li>
  );
}
