/** A `localStorage` for tests without a DOM. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, String(value));
  removeItem = (key: string) => void this.#values.delete(key);
  clear = () => this.#values.clear();
  entries = () => Object.fromEntries(this.#values);
}

globalThis.localStorage = new MemoryStorage();
/** All stored values. */
export const stored = (): Record<string, string> => (localStorage as MemoryStorage).entries();
