import { type RequestAct, requestActs } from '../../../contract/moneyStates';
import { type Permission, permissionsOf } from '../../../contract/permissions';
import type { Actor } from '../../http/types';
import { conflict, forbidden } from '../../platform/errors';
import { grantMessages } from '../../platform/messages/grants';
import { moneyMessages } from '../../platform/messages/money';

/** What decides who may do what to a request that needs `permission`. */
export interface Acted {
  permission: Permission;
  state: string;
  /** Whether a gateway moves the money, or nobody has to; otherwise a person makes a transfer by hand. */
  byGateway: boolean;
  requestedBy: string;
  decidedBy: string | null;
  /** Whether whoever made it still holds the permission. */
  askerMay: boolean;
  /** The account that it changes, whose holder does not decide about it. */
  userId?: string;
}

type Person = Pick<Actor, 'id' | 'staffRoles'>;
/** Whether the state allows an act, and whether the person may do it. */
type Rule = readonly [isOpen: boolean, isTheirs: boolean];

/**
 * The rules of the second person: a colleague decides, and may refuse until a transfer has begun; who made the request
 * withdraws it; once that person no longer may, an owner does who has not approved it.
 */
function rulesOf(request: Acted, { id, staffRoles }: Person): Record<RequestAct, Rule> {
  const { state, byGateway, requestedBy, decidedBy, askerMay, userId } = request;
  const isOwn = requestedBy === id;
  const decides = !isOwn && userId !== id;
  const isUntouched = state === 'requested' || state === 'approved';
  const isMoving = state === 'sent' || (state === 'approved' && !byGateway);
  const standsIn = !askerMay && staffRoles.includes('owner') && decidedBy !== id;
  return {
    approve: [state === 'requested', decides],
    refuse: [isUntouched, decides],
    begin: [state === 'approved' && !byGateway, true],
    confirm: [isMoving, true],
    fail: [isMoving, true],
    withdraw: [isUntouched, isOwn || standsIn],
  };
}

/** What a person may do to a request. */
export function actsOf(request: Acted, person: Person): RequestAct[] {
  if (!permissionsOf(person.staffRoles).includes(request.permission)) return [];
  const rules = rulesOf(request, person);
  return requestActs.filter((act) => rules[act].every(Boolean));
}

const closed = {
  approve: moneyMessages.notWaiting,
  refuse: moneyMessages.notWaiting,
  begin: moneyMessages.notConfirmable,
  confirm: moneyMessages.notConfirmable,
  fail: moneyMessages.notConfirmable,
  withdraw: moneyMessages.notWithdrawable,
};

/** Throws 409 when the state does not allow the act or nobody decides about what is their own, 403 for another's request. */
export function assertAct(request: Acted, person: Person, act: RequestAct): void {
  const [isOpen, isTheirs] = rulesOf(request, person)[act];
  if (!isOpen) throw conflict(closed[act]);
  if (isTheirs) return;
  if (act === 'withdraw') throw forbidden(moneyMessages.notYours);
  throw conflict(request.userId === person.id ? grantMessages.own : moneyMessages.ownRequest);
}
