import { ChannelType, Collection, GuildMember, PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import {
  interactionContextOf,
  type UserInteraction,
} from '../../../src/bot/interaction/interaction-context.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';

/** Somebody asks in channel 1 of a server that has channel 2 as well. */
async function callerBeside(channel: object): Promise<ReturnType<typeof interactionContextOf>> {
  const store = openStore(':memory:');
  const guild = { channels: { cache: new Collection([['2', channel]]) } };
  const interaction = {
    guildId: '9',
    channelId: '1',
    authorizingIntegrationOwners: { guildId: '9' },
    channel: null,
    guild,
    user: { id: '3', displayName: 'Ann' },
    member: Object.create(GuildMember.prototype, {
      displayName: { value: 'Ann' },
      guild: { value: guild },
    }),
  };
  const servers = { isIn: () => true, inviteLink: () => '' };
  const context = await interactionContextOf(interaction as unknown as UserInteraction, {
    settings: store,
    servers,
  });
  await store.close();
  return context;
}

test('a channel of which it is not known who sees it is not seen', async () => {
  // So it is for a thread in a channel that is not known.
  const permissionsFor = () => null;
  const thread = { type: ChannelType.PublicThread, permissionsFor };
  expect(await (await callerBeside(thread)).canSee('2')).toBe(false);
  const open = { ...thread, permissionsFor: () => new PermissionsBitField('ViewChannel') };
  expect(await (await callerBeside(open)).canSee('2')).toBe(true);
});
