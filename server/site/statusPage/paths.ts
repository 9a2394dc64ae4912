import { statusPath } from '../../../contract/status';

/** The path of the feed, without a language. */
export const statusFeedPath = `${statusPath}/feed.xml`;
