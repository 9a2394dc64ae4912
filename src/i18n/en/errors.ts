import type { SameKeys } from '../catalogue';
import type { errors as vi } from '../vi/errors';

export const errors: SameKeys<typeof vi> = {
  offline: {
    label: 'Sheet 00A / No connection',
    title: 'No connection',
    text: 'Check your Wi-Fi or mobile data. The page continues by itself as soon as you are back online.',
  },
  chunk: {
    label: 'Sheet 00B / New version',
    title: 'This site was just updated',
    text: 'There is a new version of the site, so this part has to be loaded again.',
  },
  missing: {
    label: 'Sheet 00C / Left blank',
    title: 'There is nothing here',
    text: 'The link may be old, or was mistyped.',
  },
  broken: {
    label: 'Sheet 00D / Broken line',
    title: 'Something broke',
    text: 'This is our mistake, not yours. Please try again; if that does not help, go to the home page.',
  },
  requestId: 'Request ID: {{id}}',
  again: 'Try again',
  reload: 'Reload the page',
  home: 'Home page',
  piece: 'This part could not be shown.',
  lost: 'You are offline. Nothing you have typed is lost.',
  leaving: 'You are offline. The page you chose opens by itself when you are back online.',
  stay: 'Stay on this page',
  back: 'You are back online.',
};
