interface Limits {
  bytes: number;
  /** How many values. */
  count: number;
}

/** Recently used values, limited in number and in the bytes that they take; the least recently used leaves first. */
export class Recent<T> {
  readonly #held = new Map<string, { value: T; bytes: number }>();
  #bytes = 0;

  constructor(private readonly most: Limits) {}

  get bytes(): number {
    return this.#bytes;
  }

  get count(): number {
    return this.#held.size;
  }

  get(key: string): T | undefined {
    const found = this.#held.get(key);
    if (!found) return undefined;
    // A Map keeps insertion order: a requested entry moves to the end.
    this.#held.delete(key);
    this.#held.set(key, found);
    return found.value;
  }

  /** One that is larger than all may be together is not held. */
  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    if (bytes > this.most.bytes) return;
    this.#held.set(key, { value, bytes });
    this.#bytes += bytes;
    this.#fit();
  }

  /** Counts the bytes that a value takes in addition; nothing for one that is not held any more. */
  grow(key: string, value: T, bytes: number): void {
    const found = this.#held.get(key);
    if (found?.value !== value) return;
    found.bytes += bytes;
    this.#bytes += bytes;
    this.#fit();
  }

  delete(key: string): void {
    const found = this.#held.get(key);
    if (!found) return;
    this.#held.delete(key);
    this.#bytes -= found.bytes;
  }

  #fit(): void {
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.most.bytes && this.#held.size <= this.most.count) return;
      this.delete(oldest);
    }
  }
}
