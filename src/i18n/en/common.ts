export const common = {
  loading: 'Loading...',
  retry: 'Retry',
  close: 'Close',
  networkError: 'Cannot reach the server. Please check your connection and try again.',
};
