import type { Match } from '../../model/match.ts';
import { mentionOf } from '../../text/format/names.ts';
import type { Payload } from '../api/payload.ts';
import { type Bot, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { homeOf, type Request } from '../interaction/interaction-context.ts';
import {
  FIRST_PAGE,
  type ProfilePage,
  parseProfilePage,
  profilePayload,
} from './profile-payload.ts';

export const PROFILE_COMPONENTS = {
  profile: { expected: 'public', work: 'show', run: postProfile },
  achievements: { expected: 'update', isAlwaysOpen: true, work: 'show', run: turnProfile },
} as const satisfies ComponentHandlers;

/** Shows somebody's profile to the asker, as much of it as they may see. */
export async function replyWithProfile(
  bot: Bot,
  request: Request,
  personId: string,
): Promise<void> {
  const payload = await profileFor(bot, request, { ...FIRST_PAGE, personId });
  if (payload !== null) await request.answer.reply(payload);
}

async function turnProfile(bot: Bot, request: ComponentRequest): Promise<void> {
  const page = parseProfilePage(request.customId.argument);
  if (page === undefined) return await say(request, request.context.words.notices.unknownButton);
  const payload = await profileFor(bot, request, page);
  if (payload !== null) await request.answer.update(payload);
}

/** A page of somebody's profile for the asker; null when there is none, which has been said then. */
async function profileFor(
  bot: Bot,
  request: Request,
  { personId, ...page }: ProfilePage & { readonly personId: string },
): Promise<Payload | null> {
  const { person, words, where, interactionId } = request.context;
  const { profile: shares } = await bot.tables.stored.personSettings(personId);
  const audience = personId === person.id ? 'own' : 'another';
  const isSeen = async (match: Match) => (await homeOf(match, request.context)) !== undefined;
  const payload = await profilePayload(
    { tables: bot.tables, painter: bot.painter, words, interactionId, isSeen },
    { serverId: where.serverId, personId, audience, shares, page },
  );
  if (payload === null) {
    await say(request, words.profile.none(audience === 'own' ? null : mentionOf([personId])));
  }
  return payload;
}

/** Whoever presses shows their own, never another's. */
async function postProfile(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const { person, words, publicWords, where, interactionId } = context;
  const { profile: shares } = await bot.tables.stored.personSettings(person.id);
  const isSeen = (match: Match) => context.canAllSee(match.where.channelId);
  const { serverId } = where;
  const payload = await profilePayload(
    { tables: bot.tables, painter: bot.painter, words: publicWords, interactionId, isSeen },
    { serverId, personId: person.id, shares, audience: 'posted', page: FIRST_PAGE },
  );
  if (payload === null) await say(request, words.profile.none(null));
  else await answer.reply(payload, 'everybody');
}
