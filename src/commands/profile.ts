import { subcommand } from '../bot/interaction/command.ts';
import { replyWithProfile } from '../bot/profile/profile-components.ts';
import { personOption } from './options.ts';

/** A person's profile on this server, by default one's own; shown privately. */
export const profile = subcommand({
  options: {
    person: personOption(({ person }) => person),
  },
  expected: 'private',
  work: 'show',
  isAlwaysOpen: true,
  run: (bot, request) =>
    replyWithProfile(bot, request, request.option('person') ?? request.context.person.id),
});
