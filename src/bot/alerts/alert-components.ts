import { GAMES, isGameId } from '../../games/index.ts';
import { PACES } from '../../model/pace.ts';
import type { ServerSettings } from '../../model/settings.ts';
import type { Alert } from '../../table/alerts/alert-store.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  type Payload,
  payloadOf,
  selectRow,
  severalRow,
  textPayload,
} from '../api/payload.ts';
import { type Bot, sayUnknown } from '../bot.ts';
import { TURNS } from '../direct/turn-messages.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

export const ALERT_COMPONENTS = {
  alert: { expected: 'update', isAlwaysOpen: true, run: choose },
  mute: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: mute },
} as const satisfies ComponentHandlers;

type Choice = Pick<Alert, 'games' | 'pace'>;

/** Until somebody chooses: whatever the game, and not so often as to be a burden. */
const USUAL: Choice = { games: [], pace: 'hour' };

export function alertButton(isOn: boolean, { alerts }: Words): ButtonSpec {
  return { id: idOf(''), label: isOn ? alerts.buttons.change : alerts.buttons.ask };
}

/** To the role that is pinged when a table opens; none if the server has none. */
export function roleButton(
  { tableRole }: Pick<ServerSettings, 'tableRole'>,
  { settings }: Words,
): readonly ButtonSpec[] {
  const label = settings.fields.server.tableRole.name;
  return tableRole.length === 0 ? [] : [{ id: idOf('role'), label }];
}

async function choose(bot: Bot, request: ComponentRequest): Promise<void> {
  const { tables, direct } = bot;
  const { context, answer, customId, values } = request;
  if (customId.argument.startsWith('role')) return await chooseRole(bot, request);
  const { words, locale, person } = context;
  const member = { serverId: context.where.serverId, personId: person.id };
  if (customId.argument === 'off') {
    await tables.stored.deleteAlert(member);
    return void (await answer.update(textPayload(words.alerts.stopped)));
  }
  const before = (await tables.stored.alert(member)) ?? USUAL;
  const choice = chosen(before, customId.argument, values);
  if (choice === undefined) return await sayUnknown(request);
  await tables.alerts.put({ ...member, ...choice, locale });
  await answer.update(alertMenu(choice, words, direct.pace.isHeld));
}

/** Says what the role is for, or gives or takes it. */
async function chooseRole({ roles }: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const { person, seen, where } = context;
  const { alerts } = context.words;
  const [role] = (await seen.serverSettings(where.serverId)).tableRole;
  if (role === undefined) return void (await answer.update(textPayload(alerts.noRole)));
  const mention = `<@&${role}>`;
  const [, wanted] = customId.argument.split('-');
  if (wanted === undefined) {
    const { take, giveBack } = alerts.buttons;
    const buttons = [
      { id: idOf('role-on'), label: take, style: 'primary' },
      { id: idOf('role-off'), label: giveBack },
    ] as const;
    return void (await answer.update(payloadOf([alerts.role(mention), buttons])));
  }
  const isGiven = wanted === 'on';
  const member = { serverId: where.serverId, personId: person.id };
  const problem = await roles.set(member, role, isGiven);
  const done = isGiven ? alerts.roleTaken(mention) : alerts.roleGivenBack(mention);
  await answer.update(textPayload(problem === undefined ? done : alerts.roleRefused(mention)));
}

/** Undefined for what no menu offers. */
function chosen(
  { games, pace }: Choice,
  part: string,
  values: readonly string[],
): Choice | undefined {
  if (part === '') return { games, pace };
  if (part === 'games') return values.every(isGameId) ? { games: values, pace } : undefined;
  const wanted = PACES.find((one) => one === values[0]);
  return part === 'pace' && wanted !== undefined ? { games, pace: wanted } : undefined;
}

function alertMenu({ games, pace }: Choice, words: Words, isHeld: boolean): Payload {
  const { alerts } = words;
  const offered = GAMES.map(({ id }) => ({ value: id, label: gameWords(words, id).name }));
  const paces = PACES.map((value) => ({
    value,
    label: alerts.paces[value],
    default: value === pace,
  }));
  const components = [
    alerts.title,
    isHeld ? alerts.held : '',
    alerts.gamesHeading,
    severalRow(idOf('games'), offered, { chosen: games, placeholder: alerts.anyGame }),
    alerts.paceHeading,
    selectRow(idOf('pace'), paces),
    [{ id: idOf('off'), label: alerts.buttons.mute }],
  ];
  return payloadOf(components);
}

function idOf(argument: string): string {
  return formatCustomId({ verb: 'alert', argument });
}

/** In direct messages: what they were told of is named in the custom id. */
async function mute({ tables }: Bot, { context, answer, customId }: ComponentRequest) {
  const { person, words } = context;
  if (customId.argument === TURNS) {
    await tables.settings.chooseForPerson(person.id, { turnMessages: false });
    return void (await answer.update(textPayload(words.alerts.turnsStopped)));
  }
  await tables.stored.deleteAlert({ serverId: customId.argument, personId: person.id });
  await answer.update(textPayload(words.alerts.stopped));
}
