import type { Log } from '../log.ts';
import type { Tables } from '../table/tables.ts';

interface Parts {
  readonly tables: Tables;
  readonly log: Log;
}

/**
 * What is done now and then: drops what is out of date, and deletes what servers left behind that the bot
 * left long ago. Only while it is known in which servers it is.
 */
export async function upkeep({ tables, log }: Parts): Promise<void> {
  for (const server of tables.forgetLeftServers()) {
    log.info({ server, days: tables.keepLeftDays }, 'the bot left this server long ago');
  }
  await erase({ tables, log });
  await tables.prune();
}

/** Works off all that somebody has had deleted, and logs how much that was. */
export async function erase({ tables, log }: Parts): Promise<void> {
  for (const { erasure, erased } of await tables.finishErasures()) {
    // Of a person nothing is left, not even a number.
    if ('personId' in erasure) log.info(erased, 'the data of a person is deleted');
    else log.info({ server: erasure.serverId, ...erased }, 'the data of a server is deleted');
  }
}
