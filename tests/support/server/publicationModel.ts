/** What a publication is by the model: times are in hours from the beginning. */
export interface Published {
  id: string;
  record: string;
  from: number;
  /** The requested end. */
  until: number;
  /** When staff ended it; before `from`, it was cancelled. */
  ended: number;
}

/** The last hour that the model looks at; nothing begins or ends later. */
export const horizon = 120;
export const never = Number.POSITIVE_INFINITY;

const hoursFrom = (first: number) => Array.from({ length: horizon - first + 1 }, (_, n) => first + n);

/**
 * The rules of publications, stated without any windows: at an hour, what was published last of a record counts, and is in
 * view unless it has ended.
 */
export class PublicationModel {
  readonly all: Published[] = [];
  now = 0;

  constructor(private readonly limits: { least: number; most: number }) {}

  live(record: string, hour: number, all = this.all): Published | undefined {
    const begun = all.filter((one) => one.record === record && one.from <= hour && one.ended >= one.from);
    const last = begun.reduce<Published | undefined>((a, b) => (a && a.from > b.from ? a : b), undefined);
    return last && hour < Math.min(last.until, last.ended) ? last : undefined;
  }

  /** The ids of everything live at an hour. */
  statusAt(hour: number, all = this.all): string[] {
    const records = [...new Set(all.map(({ record }) => record))];
    return records.flatMap((record) => this.live(record, hour, all)?.id ?? []).sort();
  }

  scheduled(): Published[] {
    return this.all.filter(({ from, ended }) => from > this.now && ended === never);
  }

  mayPublish(added: Published): boolean {
    const { record, from, until } = added;
    if (until <= from) return false;
    const yields = from === this.now && until === never;
    const taken = hoursFrom(from).some((hour) => {
      const there = this.live(record, hour);
      return hour < until && there !== undefined && there.from > this.now;
    });
    return (yields || !taken) && this.#isBalanced([...this.all, added]);
  }

  /** Ends some of them now; null when that is refused. */
  end(which: (one: Published) => boolean): Published[] | null {
    const ended = this.all.map((one) => (which(one) ? { ...one, ended: this.now } : one));
    if (!this.#isBalanced(ended)) return null;
    this.all.splice(0, this.all.length, ...ended);
    return ended.filter(which);
  }

  /** Whether it can be ended: it is live, or begins later. */
  isOpen(one: Published): boolean {
    const isScheduled = one.from > this.now && one.ended === never;
    return isScheduled || this.live(one.record, this.now)?.id === one.id;
  }

  #isBalanced(after: Published[]): boolean {
    const count = (hour: number, all: Published[]) => this.statusAt(hour, all).length;
    let began = count(this.now, this.all) > 0;
    return hoursFrom(this.now).every((hour) => {
      const there = count(hour, after);
      began ||= there > 0;
      return !began || (there >= this.limits.least && there <= this.limits.most);
    });
  }

  /** The next hour at which something begins or ends. */
  nextChange(): number | undefined {
    const status = (hour: number) => this.statusAt(hour).join();
    return hoursFrom(this.now + 1).find((hour) => status(hour) !== status(hour - 1));
  }
}
