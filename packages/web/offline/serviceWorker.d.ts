/** Types that a service worker has beyond a page: the type libraries of both conflict in one program. */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

interface MessageEvent {
  waitUntil?(done: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;

interface WindowEventMap {
  activate: ExtendableEvent;
}
