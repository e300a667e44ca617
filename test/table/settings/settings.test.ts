import { expect, test } from 'vitest';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import { room } from '../support/a-table.ts';
import { altered } from '../support/altered-store.ts';
import { alone, playOut } from '../support/matches.ts';
import { AKI, SERVER } from '../support/people.ts';

const CLOSED = { at: 1, isTold: true };

test('who chooses messages about their turns is taken to accept direct messages again', async () => {
  const { tables, store } = room();
  await store.putRefusal(AKI.id, CLOSED);
  await tables.settings.chooseForPerson(AKI.id, { confirms: true });
  await tables.settings.chooseForPerson(AKI.id, { turnMessages: false });
  expect(await store.refusal(AKI.id)).toEqual(CLOSED);
  await tables.settings.chooseForPerson(AKI.id, { turnMessages: true });
  expect(await store.refusal(AKI.id)).toBeNull();
  expect(await store.personSettings(AKI.id)).toMatchObject({ confirms: true, turnMessages: true });
});

test('two choices at once that follow from what was chosen are both kept', async () => {
  const { tables, store } = room();
  await store.putPersonSettings(AKI.id, { lessons: ['points', 'yaku'] });
  const without = (kind: string) =>
    tables.settings.chooseForPerson(AKI.id, ({ lessons }) => ({
      lessons: lessons.filter((one) => one !== kind),
    }));
  await Promise.all([without('points'), without('yaku')]);
  expect((await store.personSettings(AKI.id)).lessons).toEqual([]);
});

test('messages about turns stay off where the process ends before the refusal is cleared', async () => {
  const store = altered(openStore(':memory:'), () => ({
    putRefusal: () => Promise.reject(new Error('cut off')),
  }));
  const { tables } = room({ store });
  const chosen = tables.settings.chooseForPerson(AKI.id, { turnMessages: true });
  await expect(chosen).rejects.toThrow('cut off');
  expect((await store.personSettings(AKI.id)).turnMessages).toBe(false);
});

test('somebody is new in a server until they have played three matches to their end, also where they were not read', async () => {
  const { tables } = room();
  const isNew = () =>
    Promise.all(
      [[AKI.id], []].map(async (read) =>
        (await tables.seeing.of(SERVER, read)).isNew(SERVER, AKI.id),
      ),
    );
  for (let played = 0; played < 3; played++) {
    expect(await isNew()).toEqual([true, true]);
    await playOut(tables, await alone(tables, 'botan-cho', 1));
  }
  expect(await isNew()).toEqual([false, false]);
});
