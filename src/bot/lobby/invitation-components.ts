import { findGame, type HanafudaGame } from '../../games/index.ts';
import type { Person } from '../../model/match.ts';
import { KEPT_TIME } from '../../table/lobby/lobby-changes.ts';
import { mentionOf } from '../../text/format/names.ts';
import { payloadOf, peopleRow, textPayload } from '../api/payload.ts';
import { type Bot, say, sayRefusal, sayUnknown } from '../bot.ts';
import { isNobody } from '../failure/discord-error.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { onTableMessage, pressOf } from '../table-component.ts';
import { openTable } from './lobby-components.ts';
import { menuOf } from './set-up.ts';

export const INVITATION_COMPONENTS = {
  keep: { expected: 'update', run: keepSeats },
  challenge: { expected: 'public', run: challengeChosen },
  decline: onTableMessage(({ lobby }, { at, person }) => lobby.decline(at, person)),
} as const satisfies ComponentHandlers;

async function keepSeats(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, values } = request;
  const { at, person } = pressOf(request);
  // No menu sends an empty choice.
  if (values.length === 0) return await sayUnknown(request);
  const { people, others } = await invitable(bot, request, values);
  const outcome = await bot.tables.lobby.invite({ at, person, people });
  const { invitations } = context.words;
  if (!outcome.ok && people.length > 0) return await sayRefusal(request, outcome);
  const ids = people.map(({ id }) => id);
  const done = ids.length === 0 ? [] : [invitations.done(mentionOf(ids))];
  const cannot = others.length === 0 ? [] : [invitations.cannot(mentionOf(others))];
  const said = [...done, ...cannot].join('\n');
  const match = outcome.ok ? outcome.match : request.match;
  const isTheirs = match?.status === 'open' && match.hostId === person.id;
  await answer.update(
    isTheirs ? await menuOf(bot, { match, notice: said }, context) : textPayload(said),
  );
}

/** Asks whom to invite to a table of the game that is named, and opens it. */
async function challengeChosen(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  const game = findGame(customId.argument);
  if (game === undefined) return await sayUnknown(request);
  if (values.length > 0) return await challenge(bot, request, { game, ids: values });
  const { invitations } = context.words;
  const id = formatCustomId({ verb: 'challenge', argument: game.id });
  const most = Math.max(...game.seats) - 1;
  const menu = peopleRow(id, { most, placeholder: invitations.choose });
  await answer.reply(payloadOf([invitations.ask(KEPT_TIME / 60_000), menu]));
}

/** Opens a table in the asker's channel with people invited, as far as they can come. */
export async function challenge(
  bot: Bot,
  request: Request,
  { game, ids }: { readonly game: HanafudaGame; readonly ids: readonly string[] },
): Promise<void> {
  const { person: host, words, interactionId } = request.context;
  const { invitations } = words;
  if (ids.includes(host.id)) return await say(request, invitations.yourself);
  const { people: invited, others } = await invitable(bot, request, ids);
  if (others.length > 0) return await say(request, invitations.cannot(mentionOf(others)));
  const seats = game.seats.find((count) => count === 1 + invited.length) ?? null;
  const table = { host, game: game.id, seats, options: {}, invited, interactionId };
  await openTable(bot, request, (tables, place) => tables.lobby.open({ ...place, ...table }));
}

/** Those who can come to a table in the asker's channel, under their names, and the ids of the others. */
export async function invitable(
  { findMember }: Bot,
  { context }: Request,
  ids: readonly string[],
): Promise<{ readonly people: readonly Person[]; readonly others: readonly string[] }> {
  const { serverId, channelId } = context.where;
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        const member = await findMember(serverId, id);
        const canCome = member !== undefined && !member.isBot && member.canSee(channelId);
        return { id, person: canCome ? { id, name: member.name } : null };
      } catch (error) {
        if (!isNobody(error)) throw error;
        return { id, person: null };
      }
    }),
  );
  return {
    people: found.flatMap(({ person }) => person ?? []),
    others: found.flatMap(({ id, person }) => (person === null ? [id] : [])),
  };
}
