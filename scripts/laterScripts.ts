/**
 * Runs in the page. A page that must be rendered from scratch (decided by the script in index.html), or a hidden one, has
 * no first paint to wait for. Others wait until the browser reports it, as an animation frame begins before it; browsers
 * that never do start a second after the page has loaded. The libraries are the longest script: evaluated together with
 * the client's own modules, they would block a slow phone for twice as long.
 */
const start = (libraries: string, entry: string) => `(function (page) {
  var started;
  function start() {
    if (started) return;
    started = true;
    document.querySelectorAll('link[rel=later]').forEach(function (link) { link.rel = 'modulepreload'; });
    import('${libraries}').then(function () {
      setTimeout(function () { import('${entry}').catch(showFailure); });
    }, showFailure);
  }
  if ('wait' in page.dataset || document.hidden) start();
  else {
    new PerformanceObserver(function (entries) {
      if (entries.getEntriesByName('first-contentful-paint').length) start();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('load', function () { setTimeout(start, 1000); });
  }
})(document.documentElement);`;

/**
 * Loads the scripts of a prerendered page after its first paint: it is readable without them, and on a slow phone they
 * would compete with its text, fonts and pictures for bandwidth and CPU.
 */
export function withLaterScripts(html: string, libraries: string): string {
  const tag = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
  const entry = tag.exec(html)?.[1];
  if (!entry) throw new Error('The page has no module script to start later.');
  return html
    .replace(tag, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('</head>', () => `<link rel="later" crossorigin href="${entry}" />\n  </head>`)
    .replace('</body>', () => `  <script>${start(libraries, entry)}</script>\n  </body>`);
}
