import '../ui/tokens.css';
import '../ui/base.css';

const SERVICE = /^\/(api|files)\//;

/** The service is unreachable in component tests, as without a network. */
const fetchModule = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isUnreachable = url.origin !== location.origin || SERVICE.test(url.pathname);
  return isUnreachable
    ? Promise.reject(new TypeError(`No service in component tests: ${url}`))
    : fetchModule(input, init);
};

if (window.frameElement) (window.frameElement as HTMLElement).style.opacity = '0';
