import type { Event } from '../engine/rules/event.ts';
import type { Match } from '../table/match.ts';
import { contextOf } from '../text/context.ts';
import { lobbyLines } from '../text/lobby.ts';
import { turnLine } from '../text/moves.ts';
import type { Words } from '../text/words.ts';
import type { Page, RoundPage } from './board-pages.ts';
import { formatCustomId, type Verb } from './custom-id.ts';
import { type Look, roundShown, standingShown, tableShown } from './match-parts.ts';
import { gameOf, peopleToAct, viewOf } from './match-view.ts';
import { type ButtonSpec, buttonRows, container, type Payload, text } from './payload.ts';

export const COLORS = {
  lobby: 0x4f7a5b,
  table: 0x2f5d50,
  round: 0xb5563c,
  standing: 0xc9a227,
  stopped: 0x777777,
};

/** The message of a page. */
export function pagePayload(page: Page, match: Match, look: Look): Payload {
  switch (page.kind) {
    case 'lobby':
      return lobbyPayload(match, look.words);
    case 'started':
      return plain([...lobbyLines(match, look.words), look.words.notices.started], COLORS.lobby);
    case 'round':
      return roundPayload(page, match, look);
    case 'table':
      return tablePayload(page.events, match, look);
    case 'standing':
      return standingPayload(match, look);
    case 'stopped':
      return plain([look.words.notices.closed], COLORS.stopped);
  }
}

function plain(lines: readonly string[], color: number): Payload {
  return { components: [container([text(lines.join('\n'))], color)], pictures: [], mentions: [] };
}

function lobbyPayload(match: Match, words: Words): Payload {
  const { seats } = gameOf(match);
  const seated = match.players.length;
  const isFull = seated >= Math.max(...seats);
  const hasComputer = match.players.some(({ type }) => type === 'computer');
  const { buttons } = words;
  const rows = buttonRows([
    pageButton(match, 'join', { label: buttons.join, style: 'primary', disabled: isFull }),
    pageButton(match, 'leave', { label: buttons.leave }),
    pageButton(match, 'add', { label: buttons.addComputer, disabled: isFull }),
    pageButton(match, 'remove', { label: buttons.removeComputer, disabled: !hasComputer }),
    pageButton(match, 'start', {
      label: buttons.start,
      style: 'success',
      disabled: !seats.includes(seated),
    }),
    pageButton(match, 'rules', { label: buttons.rules }),
    pageButton(match, 'help', { label: buttons.help }),
  ]);
  const parts = [text(lobbyLines(match, words).join('\n')), ...rows];
  return { components: [container(parts, COLORS.lobby)], pictures: [], mentions: [] };
}

function tablePayload(events: readonly Event[], match: Match, look: Look): Payload {
  const { words } = look;
  const { parts, pictures } = tableShown(events, match, look);
  const asked = peopleToAct(match);
  const calls = asked.map((id) => words.notices.turnMention(`<@${id}>`));
  const waitsFor = turnLine(viewOf(match, 'spectator'), contextOf(match, words));
  const rows = buttonRows([
    pageButton(match, 'hand', { label: words.buttons.hand, style: 'primary' }),
    pageButton(match, 'help', { label: words.buttons.help }),
  ]);
  const all = [...parts, text([waitsFor, ...calls].join('\n')), ...rows];
  return { components: [container(all, COLORS.table)], pictures, mentions: asked };
}

function roundPayload(page: RoundPage, match: Match, look: Look): Payload {
  const { parts, pictures } = roundShown(page, match, look);
  return { components: [container(parts, COLORS.round)], pictures, mentions: [] };
}

function standingPayload(match: Match, look: Look): Payload {
  const { buttons, notices } = look.words;
  const { parts, pictures } = standingShown(match, look, [notices.leaderboardHint]);
  const rows = buttonRows([
    pageButton(match, 'again', { label: buttons.again, style: 'primary' }),
    pageButton(match, 'review', { label: buttons.review }),
  ]);
  return { components: [container([...parts, ...rows], COLORS.standing)], pictures, mentions: [] };
}

type Labelled = Omit<ButtonSpec, 'id'>;

/** A button of a public message. It keeps its id, so that an edit under the finger spoils no press. */
function pageButton({ id }: Match, verb: Verb, button: Labelled): ButtonSpec {
  return { id: formatCustomId({ verb, match: id, version: 0, argument: '' }), ...button };
}
