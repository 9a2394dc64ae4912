import { repaidLine, type Template } from './mailText';

/** For a player who reached a milestone or the goal of a season; the gift comes in the mail's language. */
export const seasonGift: Template = (values) => ({
  subject: [`Quà mùa giải: ${values.gift}`, `Season gift: ${values.gift}`],
  lines: [
    [
      `Bạn đã đạt mốc ${values.spend} của mùa “${values.season}”. ${values.gift} đã vào tài khoản của bạn.`,
      `You have reached the mark of ${values.spend} in the season “${values.season}”. The gift is in your account: ${values.gift}.`,
    ],
    ...(values.owned
      ? [
          [
            `Bạn đã có ${values.owned}, quà của mốc này, nên được nhận ${values.gift} thay thế.`,
            `You already own ${values.owned}, the gift of this mark, so you get this instead.`,
          ] as const,
        ]
      : []),
    repaidLine(values),
  ],
  after: [['Cảm ơn bạn đã đồng hành cùng Outline!', 'Thank you for playing Outline!']],
});
