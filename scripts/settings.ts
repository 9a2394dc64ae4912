import { readFileSync, writeFileSync } from 'node:fs';
import { envExample, withTable } from './settingPages';

// `npm run settings`: writes what people read about the settings from their table (server/settingTable.ts).
writeFileSync('README.md', withTable(readFileSync('README.md', 'utf8')));
writeFileSync('.env.example', envExample());
