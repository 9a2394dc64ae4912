import { database } from './stages/database';
import { machine } from './stages/machine';
import { pool } from './stages/pool';
import { processes } from './stages/processes';
import { signIns } from './stages/signIns';

/** Every way in which a real part fails; the longest first, as a few of them run at once. */
export const stages = [machine, database, processes, pool, signIns];
