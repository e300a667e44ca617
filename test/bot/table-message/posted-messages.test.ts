import type { APIMessage } from 'discord.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownMessage } from '../../../src/bot/api/answers.ts';
import { messageRequest } from '../../../src/bot/api/message-request.ts';
import type { Payload } from '../../../src/bot/api/payload.ts';
import { momentPayload } from '../../../src/bot/history/review-payload.ts';
import { contentPayload } from '../../../src/bot/table-message/content-payload.ts';
import {
  contentsSince,
  type MessageContent,
} from '../../../src/bot/table-message/message-content.ts';
import { hasContent, withoutTold } from '../../../src/bot/table-message/posted-messages.ts';
import { NO_STORY } from '../../../src/engine/match/match-story.ts';
import type { Match } from '../../../src/model/match.ts';
import { words } from '../../../src/text/language.ts';
import { People } from '../../../src/text/words/facts.ts';
import { BLANK } from '../../support/blank-painter.ts';
import { room } from '../../table/support/a-table.ts';
import { dealt, playOut } from '../../table/support/matches.ts';
import { AKI, BENI } from '../../table/support/people.ts';

const RENDERING = { painter: BLANK, words: words('en-US') };
const MOMENT = { dueAt: null, stopAt: null, kept: {}, isShort: false, calls: [] };

/** A message of a match that has been played to its end, and what it was made of. */
interface Posted {
  readonly payload: Payload;
  readonly content: MessageContent | 'moment';
}

let match: Match;
let posted: readonly Posted[];

beforeAll(async () => {
  const { tables, store } = room();
  match = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  const steps = await tables.play.stepsSince(match, 0);
  const contents: MessageContent[] = [
    { kind: 'lobby' },
    { kind: 'started' },
    { kind: 'table', events: [] },
    ...contentsSince(match, steps),
    { kind: 'stopped', events: [] },
  ];
  const replay = await tables.play.replay(match);
  const moment = momentPayload(
    { match, steps: replay },
    { frame: 0, hasHands: false },
    { ...RENDERING, who: People.of('Aki'), code: 'K3M9-7QXT' },
  );
  posted = [
    ...contents.map((content) => ({
      content,
      payload: contentPayload(content, match, {
        ...RENDERING,
        moment: MOMENT,
        story: NO_STORY,
      }),
    })),
    { content: 'moment', payload: moment },
  ];
  await store.close();
});

/** The message as Discord lists it: without the files that its components show. */
function listed({ payload }: Posted) {
  const { components } = messageRequest(payload).body;
  return ownMessage({ id: '1', attachments: [], components } as unknown as APIMessage);
}

/** Words for a content, such as "round 2". */
function nameOf({ content }: Posted): string {
  if (content === 'moment') return content;
  return content.kind === 'round' ? `round ${content.settlement.round}` : content.kind;
}

test('each message of a match is recognised as what it is and as nothing else, though Discord lists no pictures', () => {
  const seenAs = posted.map((one) => [
    nameOf(one),
    posted
      .filter(({ content }) => content !== 'moment' && hasContent(listed(one), content, match))
      .map(nameOf),
  ]);
  expect(Object.fromEntries(seenAs)).toEqual({
    lobby: ['lobby'],
    started: [],
    table: ['table'],
    'round 1': ['round 1'],
    'round 2': ['round 2'],
    'round 3': ['round 3'],
    standing: ['standing'],
    stopped: ['stopped'],
    moment: [],
  });
});

test('no message is taken for one of another match', () => {
  const other = { ...match, id: match.id + 1 };
  const found = posted.filter((one) =>
    posted.some(({ content }) => content !== 'moment' && hasContent(listed(one), content, other)),
  );
  expect(found).toEqual([]);
});

test.each([
  ['lobby', ['join/12/0/', 'start/12/0/']],
  ['table', ['hand/12/0/', 'now/12/0/']],
  ['round 2', ['next/12/0/', 'counted/12/0/2', 'deals/12/0/']],
  ['standing', ['again/12/0/', 'review/12/0/', 'deals/12/0/', 'costly/12/0/']],
  ['stopped', ['again/12/0/', 'deals/12/0/']],
])('a message that version 0.2 posted is recognised as %s', (name, customIds) => {
  const seenAs = posted.filter(
    ({ content }) =>
      content !== 'moment' &&
      hasContent({ id: '1', postedAt: 0, customIds }, content, { ...match, id: 12 }),
  );
  expect(seenAs.map(nameOf)).toEqual([name]);
});

describe('of rounds that end in one step', () => {
  const rounds = () =>
    posted.flatMap(({ content }) =>
      content !== 'moment' && content.kind === 'round' ? [content] : [],
    );
  const table: MessageContent = { kind: 'table', events: [] };

  test('those that older messages show are not told again with the table that follows', () => {
    const [first, second] = rounds();
    const told = posted.filter(({ content }) => content === first).map(listed);
    if (first === undefined || second === undefined) throw new Error('a match of one round');
    expect(withoutTold([first, second, table], told, match)).toEqual([second, table]);
    expect(withoutTold([first, second, table], [], match)).toEqual([first, second, table]);
  });

  test('the last is told with the table that follows, so that its message stays', () => {
    const [first] = rounds();
    const told = posted.filter(({ content }) => content === first).map(listed);
    if (first === undefined) throw new Error('a match of no round');
    expect(withoutTold([first, table], told, match)).toEqual([first, table]);
  });
});
