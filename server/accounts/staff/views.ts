import * as calls from '../../../contract/calls/views';
import { type SavedView, type SaveView, viewsAPage, viewsInAll } from '../../../contract/views';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { invalid, notFound } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { staffMessages } from '../../platform/messages/staff';

const shown = ['id', 'page', 'name', 'address', 'isDefault'] as const;

/** The saved views of the caller; nobody sees another's. */
export function viewRoutes(app: App, deps: Dependencies): void {
  const ofActor = (userId: string) =>
    deps.db.selectFrom('staffViews').select(shown).where('userId', '=', userId);
  route(app, calls.listViews, (request) =>
    ofActor(actorOf(request).id).orderBy('page').orderBy('name').execute(),
  );
  route(app, calls.saveView, (request) => saveView(deps, actorOf(request).id, request.body));
  route(app, calls.removeView, async (request) => {
    const { id } = request.params;
    if (!isId(id)) throw notFound();
    const owned = deps.db
      .deleteFrom('staffViews')
      .where('id', '=', id)
      .where('userId', '=', actorOf(request).id);
    const { numDeletedRows } = await owned.executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  });
}

/** Saves a view under its name; a page has one default. Throws 400 when the page has too many. */
const saveView = ({ db, clock }: Dependencies, userId: string, view: SaveView): Promise<SavedView> =>
  inTransaction(db, async (tx) => {
    const { page, address, isDefault } = view;
    const name = view.name.trim();
    if (isDefault)
      await tx
        .updateTable('staffViews')
        .set({ isDefault: false })
        .where('userId', '=', userId)
        .where('page', '=', page)
        .execute();
    const saved = await tx
      .insertInto('staffViews')
      .values({ id: newId(), userId, page, name, address, isDefault, createdAt: clock.now() })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'page', 'name']).doUpdateSet({ address, isDefault }),
      )
      .returning(shown)
      .executeTakeFirstOrThrow();
    const all = await tx.selectFrom('staffViews').select('page').where('userId', '=', userId).execute();
    const ofPage = all.filter((one) => one.page === page);
    if (ofPage.length > viewsAPage || all.length > viewsInAll)
      throw invalid({ name: [staffMessages.manyViews] });
    return saved;
  });
