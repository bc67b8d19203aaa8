/** What a service worker has that a page has not: the libraries of both cannot be had in one program. */
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
