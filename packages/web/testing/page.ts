import '../ui/tokens.css';
import '../ui/base.css';

const SERVICE = /^\/(api|files)\//;

/** Component tests have no service: its addresses are unreachable, as without a network. */
const fetchModule = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isUnreachable = url.origin !== location.origin || SERVICE.test(url.pathname);
  return isUnreachable
    ? Promise.reject(new TypeError(`No service in component tests: ${url}`))
    : fetchModule(input, init);
};
