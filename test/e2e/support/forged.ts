import { type Actor, ComponentType, type Message, type Sandbox } from 'discord-sandbox';
import type { Club } from './club.ts';

const IS_MADE_OF_COMPONENTS = 1 << 15;

/** Posts a button or menu that no message has, as an older version may have. */
export async function postForged(
  { sandbox, room }: { readonly sandbox: Sandbox; readonly room: { readonly id: string } },
  component: object,
): Promise<Message> {
  const components = [{ type: ComponentType.actionRow, components: [component] }];
  const answer = await fetch(`${sandbox.api}/v10/channels/${room.id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ flags: IS_MADE_OF_COMPONENTS, components }),
  });
  return (await answer.json()) as Message;
}

export async function pressForged(club: Club, who: Actor, id: string): Promise<Message> {
  const button = { type: ComponentType.button, style: 2, label: 'x', custom_id: id };
  return await who.click(await postForged(club, button), id).message();
}

/** Chooses a value in a menu that no message has. */
export async function chooseForged(
  club: Club,
  who: Actor,
  [id, value]: readonly [string, string],
): Promise<Message> {
  const options = [{ label: value, value }];
  const menu = { type: ComponentType.stringSelect, custom_id: id, options };
  return await who.select(await postForged(club, menu), id, [value]).message();
}
