interface Window {
  /** Shows the start-up failure notice of index.html, and reloads when that may help: not after a syntax error. */
  showFailure?: (error?: unknown) => void;
}
