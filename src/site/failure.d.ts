interface Window {
  /** Shows the start-up failure notice of index.html, and reloads when that may help. */
  showFailure?: () => void;
}
