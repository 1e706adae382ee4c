/** The browser's store of answers, in memory. */
export function makeCaches() {
  const stores = new Map<string, Map<string, string>>();
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        keys: async () => [...store.keys()],
        delete: async (address: string) => store.delete(address),
        put: async (address: string, answer: Response) => void store.set(address, await answer.text()),
        match: async (address: string) => (store.has(address) ? new Response(store.get(address)) : undefined),
      };
    },
  };
}
