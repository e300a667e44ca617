import { expect, test } from 'vitest';
import { overEveryStore } from './support/stores.ts';

const AKI = { serverId: '9', personId: '1' };
const THERE = { serverId: '8', personId: '1' };
const BENI = { serverId: '9', personId: '2' };

overEveryStore('holidays', (opened) => {
  test('are somebody’s in every server, the earliest first, and a server’s that have not ended', async () => {
    const store = opened();
    const [early, late] = [
      { ...AKI, beganAt: 10, endsAt: 20 },
      { ...AKI, beganAt: 50, endsAt: 90 },
    ];
    const there = { ...THERE, beganAt: 30, endsAt: 90 };
    const another = { ...BENI, beganAt: 40, endsAt: 60 };
    for (const one of [late, there, another, early]) await store.putHoliday(one);
    expect(await store.holidaysOf('1')).toEqual([early, there, late]);
    expect(await store.holidaysIn('9', 20)).toEqual(expect.arrayContaining([late, another]));
    expect(await store.holidaysIn('9', 60)).toEqual([late]);
    expect(await store.knownServers()).toEqual(expect.arrayContaining(['8', '9']));
  });

  test('end earlier, and are dropped once they ended long ago', async () => {
    const store = opened();
    await store.putHoliday({ ...AKI, beganAt: 10, endsAt: 90 });
    await store.putHoliday({ ...AKI, beganAt: 10, endsAt: 30 });
    expect(await store.holidaysOf('1')).toEqual([{ ...AKI, beganAt: 10, endsAt: 30 }]);
    await store.deleteHolidays(30);
    expect(await store.holidaysOf('1')).toHaveLength(1);
    await store.deleteHolidays(31);
    expect(await store.holidaysOf('1')).toEqual([]);
  });
});
