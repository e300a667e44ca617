import { type Event, eventsFor } from '../engine/rules/event.ts';
import type { Painter } from '../render/painter.ts';
import type { Match } from '../table/match.ts';
import { settlementAlt, standingAlt, tableAlt } from '../text/alt.ts';
import { contextOf } from '../text/context.ts';
import { story } from '../text/describe.ts';
import { lobbyLines } from '../text/lobby.ts';
import { turnLine } from '../text/moves.ts';
import { pictureWords } from '../text/picture.ts';
import { settlementLines, standingLines } from '../text/settlement.ts';
import type { Words } from '../text/words.ts';
import type { Page } from './board-pages.ts';
import { formatCustomId, type Verb } from './custom-id.ts';
import { gameOf, peopleToAct, viewOf } from './match-view.ts';
import {
  type ButtonSpec,
  buttonRows,
  container,
  gallery,
  type Payload,
  type Picture,
  text,
} from './payload.ts';

/** What a match is shown with: the brush, and the language of those who read. */
export interface Look {
  readonly painter: Painter;
  readonly words: Words;
}

const MAX_STORY = 1500;
/** Before a score sheet only the end of the round is told. */
const MAX_LAST_STORY = 700;
const MAX_SHEET = 2500;
const COLORS = {
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

function tablePayload(events: readonly Event[], match: Match, { painter, words }: Look): Payload {
  const view = viewOf(match, 'spectator');
  const context = contextOf(match, words);
  const open = eventsFor(events, 'spectator');
  const picture: Picture = {
    name: `table-${match.id}-${match.version}.png`,
    png: painter.table(view, open, pictureWords(context)),
    alt: tableAlt(view, context),
  };
  const asked = peopleToAct(match);
  const told = story([{ events: open }], context, MAX_STORY);
  const calls = asked.map((id) => words.notices.turnMention(`<@${id}>`));
  const turn = [turnLine(view, context), ...calls].join('\n');
  const rows = buttonRows([
    pageButton(match, 'hand', { label: words.buttons.hand, style: 'primary' }),
    pageButton(match, 'help', { label: words.buttons.help }),
  ]);
  const parts = [...(told === '' ? [] : [text(told)]), gallery(picture), text(turn), ...rows];
  return { components: [container(parts, COLORS.table)], pictures: [picture], mentions: asked };
}

function roundPayload(
  { settlement, events }: Extract<Page, { readonly kind: 'round' }>,
  match: Match,
  { painter, words }: Look,
): Payload {
  const view = viewOf(match, 'spectator');
  const context = contextOf(match, words);
  const sheets = painter.settlement(view, settlement, pictureWords(context));
  const alt = settlementAlt(settlement, context);
  const pictures = sheets.map((png, index): Picture => {
    return { name: `round-${match.id}-${settlement.round}-${index + 1}.png`, png, alt };
  });
  // The sheet tells the payments.
  const deeds = eventsFor(events, 'spectator').filter(({ type }) => type !== 'paid');
  const told = story([{ events: deeds }], context, MAX_LAST_STORY);
  const sheet = settlementLines(settlement, context).join('\n');
  const parts = [
    ...(told === '' ? [] : [text(told)]),
    ...pictures.map(gallery),
    text(sheet, MAX_SHEET),
  ];
  return { components: [container(parts, COLORS.round)], pictures, mentions: [] };
}

function standingPayload(match: Match, { painter, words }: Look): Payload {
  const view = viewOf(match, 'spectator');
  const { standing } = view;
  if (standing === null) throw new Error(`match ${match.id} is over without a standing`);
  const context = contextOf(match, words);
  const picture: Picture = {
    name: `standing-${match.id}.png`,
    png: painter.standing(standing, pictureWords(context)),
    alt: standingAlt(standing, context),
  };
  const lines = [...standingLines(standing, context), words.notices.leaderboardHint].join('\n');
  const rows = buttonRows([
    pageButton(match, 'again', { label: words.buttons.again, style: 'primary' }),
  ]);
  const parts = [text(lines), gallery(picture), ...rows];
  return { components: [container(parts, COLORS.standing)], pictures: [picture], mentions: [] };
}

type Labelled = Omit<ButtonSpec, 'id'>;

/** A button of a public message. It keeps its id, so that an edit under the finger spoils no press. */
function pageButton({ id }: Match, verb: Verb, button: Labelled): ButtonSpec {
  return { id: formatCustomId({ verb, match: id, version: 0, argument: '' }), ...button };
}
