type Key = string | Request | URL;

const addressOf = (key: Key) => (key instanceof Request ? key.url : String(key));
const withoutSearch = (address: string) => address.replace(/\?.*$/, '');

/** The browser's cache storage as a worker uses it, in memory. */
export function createMemoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      async match(key: Key, { ignoreSearch = false }: CacheQueryOptions = {}) {
        const wanted = addressOf(key);
        for (const [address, response] of entries) {
          if (address === wanted || (ignoreSearch && withoutSearch(address) === withoutSearch(wanted)))
            return response.clone();
        }
        return undefined;
      },
      put: async (key: Key, response: Response) => void entries.set(addressOf(key), response),
      delete: async (key: Key) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
    };
  };
  const storage = { open, delete: async (name: string) => all.delete(name), keys: async () => [...all.keys()] };
  return storage as unknown as CacheStorage;
}
