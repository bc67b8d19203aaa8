import type { LightDetail } from '@lumitor/domain/light/scene';

/** In milliseconds: what has not changed for so long rests. */
const RESTS_AFTER = 250;

export interface LightAsker<Asked> {
  ask: (asked: Asked) => void;
  /** Gives up light in full: what is shown stays, until something is asked again. */
  cancel: () => void;
  stop: () => void;
}

/**
 * Asks for light as what is lit changes: quickly at once, one request at a time and always of the newest, so that light
 * keeps up with a hand however long it takes to compute; in full once nothing changes any more (D51).
 * @param compute rejects where there is no light to be had
 * @param tell of each answer what it is to
 * @param fail why there is none; what is asked next is tried again
 */
export function lightAsker<Asked, Answer>(
  compute: (asked: Asked, detail: LightDetail, signal: AbortSignal) => Promise<Answer>,
  tell: (answer: Answer, asked: Asked, detail: LightDetail) => void,
  fail: (fault: unknown) => void,
): LightAsker<Asked> {
  /** An object of its own for each time, so that the same can be asked again. */
  type Wish = { asked: Asked };
  let newest: Wish | null = null;
  let sent: { wish: Wish; detail: LightDetail; stop: AbortController } | null = null;
  let isResting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (detail: LightDetail) => {
    if (!newest) return;
    const request = { wish: newest, detail, stop: new AbortController() };
    sent = request;
    compute(newest.asked, detail, request.stop.signal).then(
      (answer) => {
        if (sent !== request) return;
        sent = null;
        tell(answer, request.wish.asked, detail);
        if (request.wish !== newest) send('quick');
        else if (isResting && detail === 'quick') send('full');
      },
      (fault: unknown) => {
        if (sent !== request) return;
        sent = null;
        if (request.wish !== newest) return send('quick');
        // Whoever is told why there is none asks again.
        clearTimeout(timer);
        fail(fault);
      },
    );
  };

  const stopSent = () => {
    const { stop } = sent ?? {};
    sent = null;
    stop?.abort();
  };

  return {
    ask(asked) {
      newest = { asked };
      isResting = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isResting = true;
        if (!sent) send('full');
      }, RESTS_AFTER);
      if (sent?.detail === 'full') stopSent();
      if (!sent) send('quick');
    },
    cancel() {
      isResting = false;
      clearTimeout(timer);
      if (sent?.detail === 'full') stopSent();
    },
    stop() {
      newest = null;
      clearTimeout(timer);
      stopSent();
    },
  };
}
