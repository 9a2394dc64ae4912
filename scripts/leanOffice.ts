import type { Plugin } from 'vite';

/**
 * Modules of what the back office has its own of, or never shows: the libraries name them as defaults, which the bundler keeps.
 * Where one is reached after all, it throws.
 */
export const leftOut: Readonly<Record<string, string>> = {
  'ra-ui-materialui/dist': `auth/AuthCallback auth/AuthError auth/Login auth/LoginForm auth/Logout
    button/BulkDeleteButton button/BulkDeleteWithConfirmButton button/BulkDeleteWithUndoButton button/CreateButton
    button/ExportButton layout/AccessDenied layout/DashboardMenuItem layout/NotFound layout/ResourceMenuItems layout/UserMenu
    list/BulkActionsToolbar list/Empty list/ListActions list/filter/AddSavedQueryDialog list/filter/RemoveSavedQueryDialog
    KeyboardShortcut`,
  'ra-core/dist': `dataProvider/convertLegacyDataProvider auth/convertLegacyAuthProvider export/defaultExporter`,
  '@mui/material/esm': `FilledInput/FilledInput Input/Input styles/createThemeWithVars
    styles/ThemeProviderWithVars`,
  'hoist-non-react-statics': 'dist/hoist-non-react-statics.cjs',
};

/** Modules that do what is needed of others in a line: all browsers have what they make up for. */
export const replaced: Readonly<Record<string, string>> = {
  // Rings around a pointer, which the theme turns off.
  '@mui/material/esm/ButtonBase/TouchRipple.js': 'export default () => null;',
  // The panel that changes a page's look, which no page offers.
  'ra-ui-materialui/dist/preferences/Inspector.js': 'export const Inspector = () => null;',
  // Menus without keys.
  'react-hotkeys-hook/packages/react-hotkeys-hook/dist/index.js':
    'export const useHotkeys = () => undefined;',
  // Names of resources and fields without a text: each has one.
  'inflection/lib/inflection.js':
    'const same = (word) => word; export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };',
  'diacritic/diacritics.js':
    "exports.clean = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');",
  'object.entries/index.js': 'module.exports = Object.entries;',
  'hasown/index.js': 'module.exports = Object.hasOwn;',
};

const moduleName = (id: string) => id.split('?')[0]?.split('/node_modules/').at(-1) ?? '';
const left = new Set(
  Object.entries(leftOut).flatMap(([library, files]) =>
    files.split(/\s+/).map((file) => `${library}/${file}.js`),
  ),
);

/** A module with the names that another exports, each of which throws. */
export function emptied(name: string, code: string): string {
  const single = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, found = '']) => found,
  );
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(
    ([, found = '']) => found.match(/\w+/g) ?? [],
  );
  const names = new Set([...single, ...listed]);
  if (/^export default |^module\.exports/m.test(code)) names.add('default');
  if (names.size === 0) throw new Error(`${name} exports nothing.`);
  const all = [...names].map((found) => `left as ${found}`);
  const text = JSON.stringify(`${name} is left out of the build.`);
  return `const left = () => { throw new Error(${text}); };\nexport { ${all.join(', ')} };`;
}

/** What stands in a module's place; nothing for most. */
export function leanModule(id: string, code: string): string | undefined {
  const name = moduleName(id);
  return left.has(name) ? emptied(name, code) : replaced[name];
}

/** Takes a sixth of its libraries out of the start of the back office: 30 kB. */
export const leanOffice = (): Plugin => ({
  name: 'lean-office',
  apply: 'build',
  transform: {
    order: 'pre',
    handler(code, id) {
      const lean = leanModule(id, code);
      return lean === undefined ? null : { code: lean, map: null };
    },
  },
});
