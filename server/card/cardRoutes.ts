import * as calls from '../../contract/calls/cards';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { notFound } from '../platform/errors';
import { findCard } from './card';
import { cardChoice, saveCardChoice } from './choice';

/** Players' cards, and what each player lets others see (docs/spec/account.md). */
export function cardRoutes(app: App, deps: Pick<Dependencies, 'db' | 'clock' | 'keys'>): void {
  route(app, calls.getPlayerCard, async (request) => {
    const card = await findCard(deps, request.params.userName);
    if (!card) throw notFound();
    return card;
  });
  route(app, calls.getCardChoice, (request) => cardChoice(deps.db, actorOf(request).id));
  route(app, calls.saveCardChoice, (request) => saveCardChoice(deps, actorOf(request).id, request.body));
}
