/** Hours between the approval and the end of a lost second factor, in which its player can stop it. */
export const lostFactorHours = 72;
/** Days in which two people of the staff agree, or the request lapses. */
export const lostFactorDays = 7;
/** Days after the end of a lost factor, and after a change of the e-mail, in which the other does not change. */
export const lostFactorHoldDays = 7;

/** What staff do about a lost second factor: one confirms who asks, another approves, and either refuses. */
export const lostFactorActs = ['confirm', 'approve', 'refuse'] as const;
