/** Money in every kind of case: returned, written off, used elsewhere, explained, waiting, and with a request. */
const cases =
  'smallPart return approve begin confirm smallPart writeOff approve smallPart matchElsewhere approve reused explain smallPart return part';

/**
 * Stories that lead to what chance seldom produces: a payment with two attempts, each of which may end differently, with
 * cases in every state or with none. Impossible acts are skipped.
 */
export const plots: readonly string[] = [
  `otherGateway ${cases} price`,
  `otherGateway failed ${cases} cancelled smallPart settle approve`,
  `otherGateway cancelled ${cases} failed smallPart settle approve`,
  'otherGateway failed cancelled settle approve',
  'otherGateway cancelled failed',
  'otherGateway price',
  'smallPart expire return fail return withdraw settle refuse settle approve',
  'otherGateway paidElsewhere reversed refund approve refundAtGateway',
  'otherGateway paidElsewhere refund approve refundAtGateway mails',
  'otherGateway suspected reversed file file file tellFiled tellFiled mails',
];
