import type { Db } from '../../db/tables';
import { addMs, days } from '../../platform/clock';

/** A file as it is stored. */
export interface Made {
  name: string;
  source: string;
  body: Buffer;
}

/** The rows of a build's rendered pages, as the process that renders writes them. */
export class PageRows {
  #seenAt = new Date(0);

  constructor(
    private readonly db: Db,
    private readonly build: string,
  ) {}

  /** Stores files; those that are stored together go live together. */
  async store(made: readonly Made[], seenAt: Date): Promise<void> {
    if (made.length === 0) return;
    await this.db
      .insertInto('renderedPages')
      .values(made.map((one) => ({ ...one, build: this.build, seenAt })))
      .onConflict((conflict) =>
        conflict.columns(['build', 'name']).doUpdateSet((row) => ({
          source: row.ref('excluded.source'),
          body: row.ref('excluded.body'),
          seenAt,
        })),
      )
      .execute();
  }

  async remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.db
      .deleteFrom('renderedPages')
      .where('build', '=', this.build)
      .where('name', 'in', names)
      .execute();
  }

  /**
   * Marks the rows of a running build as used, once a day: its pages may stay the same for months, and rows of builds that run
   * no more are deleted by their age.
   */
  async touch(now: Date): Promise<void> {
    if (now < addMs(this.#seenAt, days(1))) return;
    await this.db
      .updateTable('renderedPages')
      .set({ seenAt: now })
      .where('build', '=', this.build)
      .where('seenAt', '<=', addMs(now, -days(1)))
      .execute();
    this.#seenAt = now;
  }
}
