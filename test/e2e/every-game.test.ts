import { type Actor, type LoggedRequest, MessageFlag, type StoredMessage } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../src/engine/view/view.ts';
import { GAMES } from '../../src/games/index.ts';
import { seatOf } from '../../src/model/match.ts';
import type { Painter } from '../../src/render/painter.ts';
import { shortest } from '../support/length.ts';
import { current } from '../table/support/matches.ts';
import { eachInAClub } from './support/club.ts';
import { CARD_ID, leaks } from './support/leaks.ts';
import { keyOf, nextStep, press, startMatch, takeHands } from './support/playing.ts';
import { buttonsFor, pictureOf } from './support/reading.ts';

/** A picture that was painted from a view, and of which kind. */
interface Painted {
  readonly kind: 'table' | 'hand' | 'settlement';
  readonly view: View;
}

let painted: Painted[];
let requests: Set<LoggedRequest>;
/** Everything that stood in the channel at some time, each state of a message once. */
let seen: StoredMessage[];
const club = eachInAClub({ watch });

beforeEach(() => {
  painted = [];
  requests = new Set();
  seen = [];
  club.sandbox.world.events.on('message', (stored) => seen.push(stored));
});

function watch(painter: Painter): Painter {
  const note = (kind: Painted['kind'], view: View) => painted.push({ kind, view });
  const watched: Painter = {
    ...painter,
    table: (view, ...about) => {
      note('table', view);
      return painter.table(view, ...about);
    },
    hand: (view, ...about) => {
      note('hand', view);
      return painter.hand(view, ...about);
    },
    result: (settled, ...about) => {
      note('settlement', settled.view);
      return painter.result(settled, ...about);
    },
    get withMonths() {
      return watched;
    },
  };
  return watched;
}

/** Ann, Bob and computers play to the end, and all of the club look around. */
async function playCurious(people: readonly Actor[]): Promise<void> {
  const pressed = new Set<string>();
  for (let turn = 0; ; turn++) {
    const step = await nextStep(club, people, pressed);
    // Only so many are kept.
    for (const request of club.sandbox.requests) requests.add(request);
    if ('standing' in step) {
      expect(buttonsFor(step.standing, 'again')).toHaveLength(1);
      return;
    }
    const { who, hand, moves } = step.asked;
    pressed.add(keyOf(hand));
    if (turn % 8 === 0) for (const one of [...people, club.cho]) await lookAround(one, who);
    await who.click(hand, moves[turn % moves.length]!.id).message();
  }
}

/** The moves that somebody is offered who types one. */
async function offeredTo(who: Actor) {
  const typed = await who.autocomplete(club.room, 'hanafuda play', { focused: 'card' }).done;
  if (typed.kind !== 'choices') throw new Error(typed.kind);
  return typed.choices;
}

/** Moves are offered to who is asked alone; everybody may ask what they can do. */
async function lookAround(one: Actor, asked: Actor): Promise<void> {
  if (one !== asked) expect(await offeredTo(one)).toEqual([]);
  const table = one.view(club.room).findLast((message) => pictureOf(message) === 'table');
  if (table !== undefined) await press(one, table, 'now');
}

/** Whether only one person gets what the request carries, as far as its answer tells. */
function isSecret({ answer, body, path }: LoggedRequest): boolean {
  const { type } = (body ?? {}) as { readonly type?: number };
  if (path.endsWith('/callback') && type === 8) return true;
  const told = answer as {
    readonly flags?: number;
    readonly resource?: { readonly message?: { readonly flags?: number } };
  } | null;
  const flags = told?.resource?.message?.flags ?? told?.flags ?? 0;
  return (flags & MessageFlag.ephemeral) !== 0;
}

describe('a match is played to its end, and nothing hidden is told, in', () => {
  test.each(GAMES.map(({ id, seats }) => ({ id, many: Math.max(...seats) })))(
    '$id with $many seats',
    async ({ id, many }) => {
      const people = [club.ann, club.bob];
      await startMatch(club, people, { game: id, rules: shortest(id), computers: many - 2 });
      await takeHands(club, people);
      await playCurious(people);

      const match = await current(club.tables, 1);
      expect(match.status).toBe('over');
      const steps = await club.tables.play.replay(match);

      // What stood in the channel and in the hands, in words, descriptions and labels.
      const states = new Map(steps.map(({ version, state }) => [version, state]));
      expect(leaks(seen, states)).toEqual([]);
      for (const { message, reader } of seen) {
        if (pictureOf(message) !== 'hand') continue;
        const [, seat] = /-(\d+)\.png$/.exec(message.attachments[0]?.filename ?? '') ?? [];
        expect(seatOf(match, reader ?? '')).toBe(Number(seat));
      }

      // What the painter was given: it paints what it gets.
      expect(new Set(painted.map(({ kind }) => kind)).size).toBe(3);
      for (const { kind, view } of painted) {
        expect(JSON.stringify(view)).not.toContain(match.seed);
        if (kind === 'hand') expect(view.viewer).not.toBe('spectator');
        else expect([view.viewer, view.hand]).toEqual(['spectator', []]);
      }

      // Every request, whole: custom ids, file names and completions too.
      const open = [...requests].filter((request) => !isSecret(request));
      expect(open.length).toBeGreaterThan(5);
      expect(requests.size).toBeGreaterThan(open.length + 10);
      for (const request of requests) {
        const whole = JSON.stringify([request.path, request.query, request.body, request.files]);
        expect(whole).not.toContain(match.seed);
        if (!isSecret(request)) expect(CARD_ID.exec(whole)?.[0], whole).toBeUndefined();
      }
    },
  );
});
