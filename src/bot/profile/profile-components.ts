import type { Match } from '../../model/match.ts';
import { mentionOf } from '../../text/format/names.ts';
import type { Payload } from '../api/payload.ts';
import { type Bot, say, sayUnknown } from '../bot.ts';
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
  if (page === undefined) return await sayUnknown(request);
  const payload = await profileFor(bot, request, page);
  if (payload !== null) await request.answer.update(payload);
}

/** Whoever presses shows their own, never another's. */
async function postProfile(bot: Bot, request: ComponentRequest): Promise<void> {
  const { id: personId } = request.context.person;
  const payload = await profileFor(bot, request, { ...FIRST_PAGE, personId, isPosted: true });
  if (payload !== null) await request.answer.reply(payload, 'everybody');
}

interface Asked extends ProfilePage {
  readonly personId: string;
  /** It is for everybody in the channel. */
  readonly isPosted?: boolean;
}

/** A page of somebody's profile; null when there is none, which has been said then. */
async function profileFor(
  { tables, painter }: Bot,
  request: Request,
  { personId, isPosted = false, ...page }: Asked,
): Promise<Payload | null> {
  const { context } = request;
  const { person, where, interactionId } = context;
  const { profile: shares } = await tables.stored.personSettings(personId);
  const isOwn = personId === person.id;
  const audience = isPosted ? 'posted' : isOwn ? 'own' : 'another';
  const words = isPosted ? context.publicWords : context.words;
  const isSeen = async (match: Match) =>
    isPosted
      ? await context.canAllSee(match.where.channelId)
      : (await homeOf(match, context)) !== undefined;
  const payload = await profilePayload(
    { tables, painter, words, interactionId, isSeen },
    { serverId: where.serverId, personId, audience, shares, page },
  );
  if (payload === null)
    await say(request, context.words.profile.none(isOwn ? null : mentionOf([personId])));
  return payload;
}
