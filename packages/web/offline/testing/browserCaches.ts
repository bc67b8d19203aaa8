export function browserCaches() {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (requested: RequestInfo | URL) =>
    requested instanceof Request ? requested.url : String(requested);
  const open = async (name: string) => {
    const cached = all.get(name) ?? new Map<string, Response>();
    all.set(name, cached);
    return {
      match: async (requested: RequestInfo) => cached.get(keyOf(requested))?.clone(),
      put: async (requested: RequestInfo, response: Response) => {
        cached.delete(keyOf(requested));
        cached.set(keyOf(requested), response);
      },
      delete: async (requested: RequestInfo) => cached.delete(keyOf(requested)),
      keys: async () => [...cached.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}
