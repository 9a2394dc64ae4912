interface Window {
  /** Shows the notice of index.html that the page could not start, and reloads it when that may help. */
  showFailure?: () => void;
}
