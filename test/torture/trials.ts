import type { Trial } from './trial.ts';
import { GATEWAY_FAULTS } from './trials/gateway-faults.ts';
import { HOSTILE } from './trials/hostile.ts';
import { KILLS } from './trials/kills.ts';
import { FLOOD, OVERLOAD } from './trials/load.ts';
import { CLOCK_JUMPS, FULL_DISK, LOCKED } from './trials/machine.ts';
import { DAMAGED_FILES, TWO_PROCESSES, WRONG_SETTINGS } from './trials/owners.ts';
import { REST_FAULTS } from './trials/rest-faults.ts';
import { SHARED_DATABASE } from './trials/shared-database.ts';
import { BACKUP_KILLS, MIGRATION_KILLS } from './trials/store-kills.ts';
import { TIMERS } from './trials/timers.ts';

/** Every trial, in the order in which they are run. */
export const TRIALS: readonly Trial[] = [
  KILLS,
  MIGRATION_KILLS,
  BACKUP_KILLS,
  TIMERS,
  REST_FAULTS,
  GATEWAY_FAULTS,
  FULL_DISK,
  LOCKED,
  CLOCK_JUMPS,
  TWO_PROCESSES,
  SHARED_DATABASE,
  WRONG_SETTINGS,
  DAMAGED_FILES,
  HOSTILE,
  FLOOD,
  OVERLOAD,
];
