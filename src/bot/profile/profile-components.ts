import { People } from '../../text/words/people.ts';
import { type Bot, type Request, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { profilePayload } from './profile-payload.ts';

/** A profile, shown to everybody by the person whose it is. */
export const PROFILE_COMPONENTS = {
  profile: { expected: 'public', work: 'show', run: postProfile },
} as const satisfies ComponentHandlers;

/** Shows somebody's profile to the asker, as much of it as they may see. */
export async function replyWithProfile(
  bot: Bot,
  request: Request,
  personId: string,
): Promise<void> {
  const { context, answer } = request;
  const { person, words, where, interactionId } = context;
  const { profile: shares } = await bot.settings.personSettings(personId);
  const audience = personId === person.id ? 'own' : 'another';
  const payload = await profilePayload(
    { tables: bot.tables, painter: bot.painter, words, interactionId },
    { serverId: where.serverId, personId, audience, shares },
  );
  if (payload !== null) return void (await answer.reply(payload));
  await say(request, words.profile.none(audience === 'own' ? null : People.of(`<@${personId}>`)));
}

/** Whoever presses shows their own, never another's. */
async function postProfile(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const { person, words, publicWords, where, interactionId } = context;
  const { profile: shares } = await bot.settings.personSettings(person.id);
  const payload = await profilePayload(
    { tables: bot.tables, painter: bot.painter, words: publicWords, interactionId },
    { serverId: where.serverId, personId: person.id, audience: 'posted', shares },
  );
  if (payload === null) await say(request, words.profile.none(null));
  else await answer.reply(payload, 'everybody');
}
