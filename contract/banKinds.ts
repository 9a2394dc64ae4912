/** Why an account is banned. */
export const banKinds = ['cheating', 'payment-abuse', 'insult', 'other'] as const;
export type BanKind = (typeof banKinds)[number];
