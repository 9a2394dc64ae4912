import * as calls from '../../contract/calls/settings';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { settingsRows } from '../operations/siteSettings';
import { setDaily, shownDaily } from './daily';
import { askGateway, knownGateways, setGateways, shownGateways } from './gateways';
import { environmentLimits, setLimits, shownLimits } from './limits';
import { previewMails, sendTestMail } from './mails';
import { setSite, shownSite } from './site';

/** Settings → Payments, Mail and Site (studio.md section 9). */
export function settingsRoutes(app: App, deps: Dependencies): void {
  const { environment = deps } = deps;
  route(app, calls.getSettings, async () => {
    const { gateways, limits, site, daily } = await settingsRows(deps.db);
    return {
      gateways: shownGateways(deps, gateways),
      known: await knownGateways(deps.db, deps),
      limits: shownLimits(limits),
      most: environmentLimits(environment.config),
      site: await shownSite(deps.db, site),
      daily: shownDaily(daily),
      supportEmail: environment.contact.supportEmail,
    };
  });
  route(app, calls.setGateways, (request) => setGateways(deps, actorOf(request), request.body));
  route(app, calls.setLimits, (request) =>
    setLimits(deps, actorOf(request), request.body, environment.config),
  );
  route(app, calls.setSite, (request) => setSite(deps, actorOf(request), request.body));
  route(app, calls.setDaily, (request) => setDaily(deps, actorOf(request), request.body));
  route(app, calls.askGatewayNow, (request) => askGateway(deps, actorOf(request), request.params.name));
  route(app, calls.previewMails, async () => previewMails(deps));
  route(app, calls.sendTestMail, async (request) => {
    await sendTestMail(deps, actorOf(request), request.language);
  });
}
