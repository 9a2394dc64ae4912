import { dayAfter } from './vietnamTime';

const form = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day, `YYYY-MM-DD`. `Date` reads 31 February as a day in March. No shop is older than the century. */
export const isDay = (text: string): boolean =>
  form.test(text) && text >= '2000' && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
