import type { Trial } from './trial.ts';
import { KILLS } from './trials/kills.ts';
import { FLOOD, OVERLOAD } from './trials/load.ts';
import { FULL_DISK, LOCKED } from './trials/machine.ts';
import { SHARED_DATABASE } from './trials/shared-database.ts';
import { BACKUP_KILLS, MIGRATION_KILLS } from './trials/store-kills.ts';

/** Every trial, in the order in which they are run. */
export const TRIALS: readonly Trial[] = [
  KILLS,
  MIGRATION_KILLS,
  BACKUP_KILLS,
  FULL_DISK,
  LOCKED,
  SHARED_DATABASE,
  FLOOD,
  OVERLOAD,
];
