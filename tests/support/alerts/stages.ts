import { archive } from './stages/archive';
import { copies } from './stages/copies';
import { database } from './stages/database';
import { machine } from './stages/machine';
import { money } from './stages/money';
import { pages } from './stages/pages';
import { pool } from './stages/pool';
import { processes } from './stages/processes';
import { services } from './stages/services';
import { signIns } from './stages/signIns';
import { stopped } from './stages/stopped';

/** Every way in which a real part fails; the longest first, as a few of them run at once. */
export const stages = [
  stopped,
  money,
  copies,
  services,
  machine,
  archive,
  database,
  processes,
  pool,
  pages,
  signIns,
];
