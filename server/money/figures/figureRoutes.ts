import { getFigures, getToDo } from '../../../contract/calls/figures';
import { getOfferReport } from '../../../contract/calls/offers';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { figuresOf } from './figures';
import { offerReport } from './offerReport';
import { periodOf } from './period';
import { toDoOf } from './toDo';

/** The dashboard's figures (studio.md section 4) and what waits there, and the figures of a code (Shop work). */
export function figureRoutes(app: App, { clock, config }: Pick<Dependencies, 'clock' | 'config'>): void {
  route(app, getFigures, async (request) => {
    const now = clock.now();
    return figuresOf(request.reads, periodOf(request.query, now), { reader: actorOf(request), now });
  });
  route(app, getToDo, (request) =>
    toDoOf(config, { reads: request.reads, actor: actorOf(request), now: clock.now() }),
  );
  route(app, getOfferReport, (request) => offerReport(request.reads, request.params.id));
}
