/** Recently requested responses, limited by their total size in bytes; the least recently used is dropped first. */
export class Recent<T extends { body: Buffer }> {
  readonly #answers = new Map<string, T>();
  #bytes = 0;

  constructor(private readonly most: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const found = this.#answers.get(key);
    if (!found) return undefined;
    // A Map keeps insertion order: a requested entry moves to the end.
    this.#answers.delete(key);
    this.#answers.set(key, found);
    return found;
  }

  set(key: string, answer: T): void {
    this.delete(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.body.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#answers.get(key);
    if (!found) return;
    this.#answers.delete(key);
    this.#bytes -= found.body.length;
  }
}
