/** Fake browser caches: answers by address, in order of arrival. */
export function browserCaches() {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked));
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (asked: RequestInfo) => kept.get(keyOf(asked))?.clone(),
      put: async (asked: RequestInfo, response: Response) => {
        kept.delete(keyOf(asked));
        kept.set(keyOf(asked), response);
      },
      delete: async (asked: RequestInfo) => kept.delete(keyOf(asked)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}
