/** Types of a service worker: the type libraries of pages and workers conflict in one program. */
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
