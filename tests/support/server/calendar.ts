/** The properties of a component of a calendar file, by name with parameters but that of the language. */
type Properties = Record<string, string>;
export interface Calendar {
  zone: Properties;
  events: Properties[];
}

const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

/** Reads a calendar file, without anything of the code that writes it. */
export function calendarOf(body: string): Calendar {
  const calendar: Calendar = { zone: {}, events: [] };
  let current: Properties = {};
  for (const line of body
    .replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
    if (name === 'BEGIN' && value === 'VEVENT') {
      current = {};
      calendar.events.push(current);
    } else if (name === 'BEGIN' && value === 'VTIMEZONE') current = calendar.zone;
    else if (name !== 'BEGIN' && name !== 'END')
      current[name.replace(/;LANGUAGE=\w+/, '')] = unescaped(value);
  }
  return calendar;
}
