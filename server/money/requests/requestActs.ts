import { isActOpen, type RequestAct, requestActs } from '../../../contract/moneyStates';
import { permissionsOf } from '../../../contract/permissions';
import type { Actor } from '../../http/types';
import { conflict, forbidden } from '../../platform/errors';
import { grantMessages } from '../../platform/messages/grants';
import { moneyMessages } from '../../platform/messages/money';
import { permissionOf, type Request } from './request';

/** What decides who may do what to a request. */
export interface Acted
  extends Pick<Request, 'kind' | 'state' | 'byGateway' | 'requestedBy' | 'decidedBy' | 'userId'> {
  /** Whether whoever made it still holds its permission. */
  askerMay: boolean;
}

type Person = Pick<Actor, 'id' | 'staffRoles'>;

/**
 * Whose each act is, by the rules of the second person: a colleague decides, and may refuse until a transfer has begun; who
 * made the request withdraws it; once that person no longer may, an owner does who has not approved it.
 */
function theirsOf(request: Acted, { id, staffRoles }: Person): Record<RequestAct, boolean> {
  const { requestedBy, decidedBy, askerMay, userId } = request;
  const isOwn = requestedBy === id;
  const decides = !isOwn && userId !== id;
  const standsIn = !askerMay && staffRoles.includes('owner') && decidedBy !== id;
  return {
    approve: decides,
    refuse: decides,
    begin: true,
    confirm: true,
    fail: true,
    withdraw: isOwn || standsIn,
  };
}

const mayAct = (request: Acted, { staffRoles }: Person): boolean =>
  permissionsOf(staffRoles).includes(permissionOf(request));

/** What a person may do to a request. */
export function actsOf(request: Acted, person: Person): RequestAct[] {
  if (!mayAct(request, person)) return [];
  const theirs = theirsOf(request, person);
  return requestActs.filter((act) => isActOpen(request, act) && theirs[act]);
}

const closed = {
  approve: moneyMessages.notWaiting,
  refuse: moneyMessages.notWaiting,
  begin: moneyMessages.notConfirmable,
  confirm: moneyMessages.notConfirmable,
  fail: moneyMessages.notConfirmable,
  withdraw: moneyMessages.notWithdrawable,
};

/**
 * Throws 409 when the state does not allow the act or nobody decides about what is their own, 403 without the permission and
 * for withdrawing another's request.
 */
export function assertAct(request: Acted, person: Person, act: RequestAct): void {
  if (!mayAct(request, person)) throw forbidden();
  if (!isActOpen(request, act)) throw conflict(closed[act]);
  if (theirsOf(request, person)[act]) return;
  if (act === 'withdraw') throw forbidden(moneyMessages.notYours);
  throw conflict(request.userId === person.id ? grantMessages.own : moneyMessages.ownRequest);
}
