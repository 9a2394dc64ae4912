import { useDates } from './useDates';

/** A day, `YYYY-MM-DD`, as the sheet of a calendar; its words are beside it. */
export function Sheet({ day, className }: { day: string; className?: string | undefined }) {
  const { monthShort, weekdayShort } = useDates();
  return (
    <div className={className} aria-hidden="true">
      <span>{weekdayShort(day)}</span>
      <strong>{Number(day.slice(8))}</strong>
      <span>{monthShort(day.slice(0, 7))}</span>
    </div>
  );
}
