import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import { eachInAClub } from './support/club.ts';
import { altOf, buttonFor, buttonsOf, isPrivate, menuOf, textOf } from './support/reading.ts';

const club = eachInAClub();

async function rules(who: Actor, game?: string): Promise<Message> {
  const values: Record<string, string> = game === undefined ? {} : { game };
  return await who.command(club.room, 'hanafuda rules', values).message();
}

/** Presses "next" until it can be pressed no more; all that was to be read. */
async function readThrough(who: Actor, first: Message): Promise<readonly Message[]> {
  const pages = [first];
  for (let page = first; ; ) {
    const next = buttonsOf(page).findLast(({ id }) => parseCustomId(id)?.verb === 'guide');
    if (next === undefined || !next.isEnabled) return pages;
    page = await who.click(page, next.id).message();
    pages.push(page);
  }
}

describe('/hanafuda rules', () => {
  test.each([
    ['koi-koi', 'en-GB'],
    ['suhara-bana', 'ja'],
  ])('of %s can be read from the first to the last page in %s', async (game, locale) => {
    const reader = club.sandbox.addUser('Rin', { locale });
    const pages = await readThrough(reader, await rules(reader, game));
    expect(pages.every(isPrivate)).toBe(true);
    expect(new Set(pages.map(textOf)).size).toBe(pages.length);
    const withChart = pages.filter(({ attachments }) => attachments.length > 0);
    expect(withChart[0]).toBe(pages[0]);
    expect(withChart).toHaveLength(2);
    for (const page of withChart) {
      expect(page.attachments[0]?.filename).toContain(`yaku-${game}`);
      expect(altOf(page)).not.toBe('');
    }
  });

  test.each(['rules', 'help'])('are offered game by game by /hanafuda %s', async (command) => {
    const asked = await club.ann.command(club.room, `hanafuda ${command}`).message();
    expect(isPrivate(asked)).toBe(true);
    const { id, options } = menuOf(asked);
    expect(options.map(({ label }) => label)).toContain('Ume Botan (3 or 4 players)');
    for (const { value, label } of options) {
      const page = await club.ann.select(asked, id, [value]).message();
      expect(page.id).not.toBe(asked.id);
      expect(isPrivate(page)).toBe(true);
      expect(textOf(page)).toContain(`### ${label.replace(/ \(.*/, '')} · Quick guide`);
    }
  });

  test('open from the table, and show its house rules on the chart', async () => {
    const usual = await readThrough(club.bob, await rules(club.bob, 'koi-koi'));
    const lobby = await club.ann
      .command(club.room, 'hanafuda start', { game: 'koi-koi', rules: 'viewings=off' })
      .message();
    const first = await club.ann.click(lobby, buttonFor(lobby, 'help').id).message();
    expect(isPrivate(first)).toBe(true);
    expect(parseCustomId(menuOf(first).id)?.match).toBeGreaterThan(0);
    const chart = (await readThrough(club.ann, first)).map(altOf).join('\n');
    expect(chart).not.toContain('Flower Viewing');
    expect(usual.map(altOf).join('\n')).toContain('Flower Viewing');
  });
});
