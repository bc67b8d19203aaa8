import type { LightDetail } from '@lumitor/domain/light/scene';
import type { Ms } from '@lumitor/domain/units';

const RESTS_AFTER: Ms = 250;

export interface LightAsker<Request> {
  request: (query: Request) => void;
  /** Cancels full detail; the current light stays until the next request. */
  cancel: () => void;
  stop: () => void;
}

/**
 * Sends one request at a time, for the newest input (D51).
 * 1. New input sends a quick request, at once or after the pending quick one.
 * 2. Input at rest for 250 ms sends a full one.
 * 3. New input cancels a full request, never a quick one, so that the map follows a drag.
 */
export function lightAsker<Request, Answer>(
  compute: (query: Request, detail: LightDetail, signal: AbortSignal) => Promise<Answer>,
  notify: (answer: Answer, query: Request, detail: LightDetail) => void,
  fail: (fault: unknown) => void,
): LightAsker<Request> {
  /** New object per request, so that equal requests are distinct. */
  type Wish = { query: Request };
  let newest: Wish | null = null;
  let sent: { wish: Wish; detail: LightDetail; stop: AbortController } | null = null;
  let isResting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (detail: LightDetail) => {
    if (!newest) return;
    const request = { wish: newest, detail, stop: new AbortController() };
    sent = request;
    compute(newest.query, detail, request.stop.signal).then(
      (answer) => {
        if (sent !== request) return;
        sent = null;
        notify(answer, request.wish.query, detail);
        if (request.wish !== newest) send('quick');
        else if (isResting && detail === 'quick') send('full');
      },
      (fault: unknown) => {
        if (sent !== request) return;
        sent = null;
        if (request.wish !== newest) return send('quick');
        // The caller decides on a retry after the failure.
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
    request(query) {
      newest = { query };
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
