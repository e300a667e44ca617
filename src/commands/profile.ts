import { command } from '../bot/interaction/command.ts';
import { replyWithProfile } from '../bot/profile/profile-components.ts';
import { personOption } from './options.ts';

const how = { expected: 'private', work: 'show', isAlwaysOpen: true } as const;

/** A person's profile on this server, by default one's own; shown privately. */
export const profile = command({
  ...how,
  options: { person: personOption },
  run: (bot, request) =>
    replyWithProfile(bot, request, request.option('person') ?? request.context.person.id),
});

/** The same, from the menu of a person. */
export const profileOf = command<'user'>({
  ...how,
  run: (bot, request) => replyWithProfile(bot, request, request.option('user') ?? ''),
});
