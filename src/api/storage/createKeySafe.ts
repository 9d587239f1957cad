/** One key that cannot leave the browser. */
export interface KeySafe {
  put(key: CryptoKey): Promise<void>;
  get(): Promise<CryptoKey | null>;
  remove(): Promise<void>;
}

const store = "keys";
const name = "sealed-login";

/** The key in IndexedDB (named late: some browsers throw at the very name), where the browser keeps key objects without giving out their bytes. */
export function createKeySafe(factory: () => IDBFactory): KeySafe {
  const withKeys = async <T>(mode: IDBTransactionMode, work: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open(factory());
    try {
      return await settle(work(database.transaction(store, mode).objectStore(store)));
    } finally {
      database.close();
    }
  };
  return {
    async put(key) {
      await withKeys("readwrite", (keys) => keys.put(key, name));
    },
    async get() {
      const key: unknown = await withKeys("readonly", (keys) => keys.get(name) as IDBRequest<unknown>);
      return key instanceof CryptoKey ? key : null;
    },
    async remove() {
      await withKeys("readwrite", (keys) => keys.delete(name));
    },
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open("croupier", 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(store));
  return settle(request);
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}
