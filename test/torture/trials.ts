import type { Trial } from './trial.ts';
import { GATEWAY_FAULTS } from './trials/gateway-faults.ts';
import { KILLS } from './trials/kills.ts';
import { REST_FAULTS } from './trials/rest-faults.ts';
import { BACKUP_KILLS, MIGRATION_KILLS } from './trials/store-kills.ts';

/** Every trial, in the order in which they are run. */
export const TRIALS: readonly Trial[] = [
  KILLS,
  MIGRATION_KILLS,
  BACKUP_KILLS,
  REST_FAULTS,
  GATEWAY_FAULTS,
];
