import { makeBuild, publishArticle } from '../../server/builds';
import { keptHome, Site } from '../site';
import { stage } from '../stage';

/** A built site of which a page cannot be rendered any more. */
export const pages = stage({
  name: 'pages',
  open: async (keep) => {
    const build = makeBuild('alerts');
    keep(build.remove);
    const home = await keptHome(keep);
    const site = new Site(home, keep, build.program);
    await site.add('site');
    const published = { count: 0 };
    const publish = () => home.inDatabase((db) => publishArticle(db, `article-${published.count++}`));
    await publish();
    return { site, build, publish };
  },
  rounds: [
    [
      {
        alert: 'OutlinePagesFail',
        fails: 'the list of news throws while it is rendered, and articles are published',
        breaks: ({ build }) => build.break('throws', '/news'),
        meanwhile: ({ publish }) => publish(),
        ends: ({ build }) => build.break(null),
      },
    ],
  ],
});
