import { type CommentAct, isByAuthorOf, OWN_AUTHOR, type Thread } from '@lumitor/domain/sharing/comments';
import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './comments.module.css';
import { act } from './discussion.ts';
import { signatureOf } from './signature.ts';

interface Removal {
  title: string;
  act: CommentAct;
}

/** Removes a thread, or all comments of an author other than the shop (D71a). */
export function OwnerActs({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Removal | null>(null);
  const { comments } = thread;
  const others = comments.filter(
    (comment, place) =>
      comment.text !== '' &&
      comment.author !== OWN_AUTHOR &&
      !comment.byShop &&
      comments.findIndex((other) => isByAuthorOf(other, comment)) === place,
  );
  const id = crypto.randomUUID();
  const removals: Removal[] = [
    { title: t('comments.removeThread'), act: { kind: 'removeThread', id, thread: thread.id } },
    ...others.map((comment): Removal => {
      const name = signatureOf(comment, t);
      const title = t('comments.removeAuthor', { name });
      return { title, act: { kind: 'removeAuthor', id, comment: comment.id } };
    }),
  ];
  const close = () => setQuestion(null);
  return (
    <div className={styles.ownerActs}>
      {removals.map((removal) => (
        <Button key={removal.title} size="small" variant="quiet" onClick={() => setQuestion(removal)}>
          {removal.title}
        </Button>
      ))}
      {question && (
        <Dialog
          open
          onClose={close}
          title={question.title}
          closeLabel={t('comments.cancel')}
          footer={
            <>
              <Button onClick={close}>{t('comments.cancel')}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  close();
                  act(question.act);
                }}
              >
                {t('comments.removeConfirm')}
              </Button>
            </>
          }
        >
          <p>{t('comments.removeForGood')}</p>
        </Dialog>
      )}
    </div>
  );
}
