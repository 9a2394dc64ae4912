import { hello, type InBoth, repaidLines } from './mailText';

/** For a player who reached a milestone or the goal of a season; the gift comes in the mail's language. */
export const seasonGift: InBoth = {
  vi: (values) => ({
    subject: `Quà mùa giải: ${values.gift}`,
    greeting: hello(values).vi,
    lines: [
      `Bạn đã đạt mốc ${values.spend} của mùa “${values.season}”. ${values.gift} đã vào tài khoản của bạn.`,
      ...repaidLines(values).vi,
    ],
    after: ['Cảm ơn bạn đã đồng hành cùng Outline!'],
  }),
  en: (values) => ({
    subject: `Season gift: ${values.gift}`,
    greeting: hello(values).en,
    lines: [
      `You have reached the mark of ${values.spend} in the season “${values.season}”. The gift is in your account: ${values.gift}.`,
      ...repaidLines(values).en,
    ],
    after: ['Thank you for playing Outline!'],
  }),
};
