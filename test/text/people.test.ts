import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../../src/text/language.ts';
import { markdownVoice } from '../../src/text/story/context.ts';
import { describe } from '../../src/text/story/describe.ts';
import type { StoryWords } from '../../src/text/words/story.ts';

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
  const story: StoryWords = {
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

test('no sentence gets a person as plain text', () => {
  const folder = 'src/text/words';
  const declared = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const asText = /\b(?:who|winner|names|others|host|mentions?): string/g;
  expect(declared.join('\n').match(asText)).toBeNull();
});
