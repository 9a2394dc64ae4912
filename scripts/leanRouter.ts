import type { Plugin } from 'vite';

/**
 * Takes 2 kB of the router out of every page: components that nothing here uses, which the bundler keeps for their names in
 * developer tools and for the call that wraps each, and the texts of errors that only a mistake in the routes could cause.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('node_modules/react-router/dist/production/')) return null;
    const lean = code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/^(var \w+ = )(?=\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
      .replace(/(invariant2?\(\s*[^;{}]*?,)\s*(?:\/\/[^\n]*\n\s*)?(?:"[^"\n]*"|`[^`]*`)\s*\)/g, '$1 "")');
    return { code: lean, map: null };
  },
});
