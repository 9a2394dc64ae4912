import { readFileSync, writeFileSync } from 'node:fs';
import { envExample, withTable } from './settingPages';

// `npm run settings`: generates the documentation of the settings from their table (server/platform/settingTable.ts).
const page = 'docs/settings.md';
writeFileSync(page, withTable(readFileSync(page, 'utf8')));
writeFileSync('.env.example', envExample());
