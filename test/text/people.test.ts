import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Event } from '../../src/engine/round/event.ts';
import { words } from '../../src/text/language.ts';
import { markdownVoice } from '../../src/text/story/context.ts';
import { describe } from '../../src/text/story/describe.ts';
import type { Words } from '../../src/text/words/words.ts';

test('a sentence gets people with their printed names, their bare names and how many they are', () => {
  const voice = markdownVoice({ words: words('en'), game: 'mushi', names: ['Aya*', 'Ben'] });
  const both = voice.names([0, 1]);
  expect(`${both}`).toBe('**Aya\\*** and **Ben**');
  expect([both.bare, both.count]).toEqual(['Aya* and Ben', 2]);
  // As a language with particles would: after a vowel, or after a consonant.
  const particle = (name: string) => (/[aeiou]$/.test(name) ? 'wa' : 'un');
  const { bare } = voice.name(1);
  expect(`${voice.name(1)}${particle(bare)}`).toBe('**Ben**un');
});

test('an action is told who acts, so that its verb can agree with them', () => {
  const english = words('en');
  const story: Words['story'] = {
    ...english.story,
    played: (card, who) => `${/a$/.test(who.bare) ? 'zagrała' : 'zagrał'} ${card}`,
    dropped: (who) => `${/a$/.test(who.bare) ? 'odpadła' : 'odpadł'}`,
  };
  const context = { words: { ...english, story }, game: 'mushi', names: ['Aya', 'Ben'] };
  const told = [0, 1].flatMap((seat) => [
    describe({ type: 'played', seat, card: 0 }, context),
    describe({ type: 'dropped', seat }, context),
  ]);
  expect(told).toEqual([
    '**Aya** zagrała the crane.',
    '**Aya** odpadła.',
    '**Ben** zagrał the crane.',
    '**Ben** odpadł.',
  ]);
});

test('a sentence asks its cards for the form that it needs, and a card without that form for its noun', () => {
  const english = words('en');
  const [january, ...later] = english.deck;
  const [crane, ...others] = january.cards;
  const forms = { nominative: 'der Kranich', accusative: 'den Kranich' };
  const german: Words = {
    ...english,
    deck: [{ ...january, cards: [{ ...crane, forms }, ...others] }, ...later],
    formats: 'de',
    the: (card, form = 'nominative') => card.forms?.[form] ?? card.noun,
    another: (card, form) => `noch ${form} ${card.noun}`,
    stack: (plant, form) => `${plant}, ${form}`,
    story: {
      ...english.story,
      played: (card) => `spielt ${card.in('accusative')}`,
      turned: (card) => `deckt auf: ${card}`,
      playedTaking: (card, taken) => `nimmt ${taken.in('accusative')} mit ${card.in('dative')}`,
    },
  };
  const context = { words: german, game: 'mushi', names: ['Aya', 'Ben'] };
  const taking = (card: number, taken: readonly number[]): Event => ({
    ...{ type: 'captured', seat: 0, from: 'hand', card, taken },
  });
  const events: readonly Event[] = [
    { type: 'played', seat: 0, card: 0 },
    { type: 'turned', seat: 0, card: 0, left: 20 },
    taking(1, [0, 4]),
    taking(2, [3]),
    taking(3, [0, 1, 2]),
  ];
  expect(events.map((event) => describe(event, context))).toEqual([
    '**Aya** spielt den Kranich.',
    '**Aya** deckt auf: der Kranich.',
    '**Aya** nimmt den Kranich und bush warbler mit pine ribbon.',
    '**Aya** nimmt noch accusative pine chaff mit pine chaff.',
    '**Aya** nimmt pine, accusative mit pine chaff.',
  ]);
});

test('no sentence gets a person as plain text', () => {
  const declared = globSync('src/text/words/{.,en}/*.ts').map((file) => readFileSync(file, 'utf8'));
  const asText = /\b(?:who|winner|names|others|host|mentions?): string/g;
  expect(declared.join('\n').match(asText)).toBeNull();
});
