import type { AchievementId } from '../../../model/achievements/achievements.ts';

interface Achievement {
  /** About 26 letters, in two lines of a picture. */
  readonly name: string;
  /** A sentence to be read after the name, without a full stop. */
  readonly how: string;
}

export const achievements = {
  all: {
    'first-match': { name: 'First match', how: 'finish a match' },
    'ten-matches': { name: 'Ten matches', how: 'finish 10 matches' },
    'fifty-matches': { name: 'Fifty matches', how: 'finish 50 matches' },
    'two-hundred-matches': { name: 'Two hundred matches', how: 'finish 200 matches' },
    'first-win': { name: 'First win', how: 'win a match that counts on the leaderboard' },
    'ten-wins': { name: 'Ten wins', how: 'win 10 matches that count on the leaderboard' },
    'fifty-wins': { name: 'Fifty wins', how: 'win 50 matches that count on the leaderboard' },
    'three-in-a-row': { name: 'Three in a row', how: 'win three matches in a row' },
    'five-in-a-row': { name: 'Five in a row', how: 'win five matches in a row' },
    'five-games': { name: 'Five games', how: 'finish matches of five different games' },
    'twelve-games': { name: 'Twelve games', how: 'finish matches of twelve different games' },
    'three-days': { name: 'Three days', how: 'finish a match on three days in a row' },
    'ten-days': { name: 'Ten days', how: 'finish a match on ten days in a row' },
    'five-people': { name: 'Good company', how: 'finish matches with five different people' },
    'twenty-people': { name: 'Known by all', how: 'finish matches with 20 different people' },
    'always-there': {
      name: 'Always there',
      how: 'finish 25 matches in a row without leaving one',
    },
    'full-table': { name: 'Full table', how: 'finish a match of four or more people' },
    rematch: { name: 'Once more', how: 'finish a rematch with other people' },
    'five-brights': { name: 'Five brights', how: 'capture all five brights in a round' },
    'boar-deer-butterflies': {
      name: 'Boar, deer, butterflies',
      how: 'capture all three in a round',
    },
    'poetry-ribbons': {
      name: 'Poetry ribbons',
      how: 'capture the three red poetry ribbons in a round',
    },
    'blue-ribbons': { name: 'Blue ribbons', how: 'capture the three blue ribbons in a round' },
    'moon-and-cup': { name: 'Moon and cup', how: 'capture the moon and the sake cup in a round' },
    'blossoms-and-cup': {
      name: 'Blossoms and cup',
      how: 'capture the cherry curtain and the sake cup in a round',
    },
    'seven-ribbons': { name: 'Seven ribbons', how: 'capture seven ribbons in a round' },
    'six-animals': { name: 'Six animals', how: 'capture six animal cards in a round' },
    'thirteen-chaff': { name: 'Thirteen chaff', how: 'capture 13 chaff cards in a round' },
    'whole-months': { name: 'Three whole months', how: 'capture all cards of three months' },
    'whole-year': { name: 'A whole year', how: 'capture a card of every month in a round' },
    'three-yaku': { name: 'Three yaku', how: 'score three yaku in a round' },
    'dealt-yaku': { name: 'Dealt to you', how: 'hold a hand that scores as dealt' },
    'call-won': { name: 'Koi-koi!', how: 'go on after a yaku and win the round' },
    'two-calls-won': { name: 'Koi-koi! Koi-koi!', how: 'go on twice and win the round' },
    comeback: {
      name: 'Comeback',
      how: 'win a match after being last at the halfway point',
    },
    'from-the-front': { name: 'From the front', how: 'win a match that you led after every round' },
    'by-a-hair': { name: 'By a hair', how: 'win a match by a single point' },
    'shared-first': { name: 'Shared first', how: 'share first place with someone' },
    'beat-strong': { name: 'Beat a strong one', how: 'come out ahead of a strong computer' },
    'beat-master': { name: 'Beat a master', how: 'come out ahead of a master computer' },
  } satisfies Record<AchievementId, Achievement>,
  earned: (name: string, how: string) => `New achievement: **${name}** (${how})`,
  /** In a list; `note`: when it was earned, as Discord shows a date, or how far it is; empty: neither. */
  line: (name: string, how: string, note: string) =>
    `- **${name}**: ${how}${note === '' ? '' : ` ·\u00a0${note}`}`,
  none: { earned: 'None earned yet.', next: 'All of them earned!' },
  /** Buttons: the profile, what they have earned, and what they have not. */
  buttons: { profile: 'Profile', stats: 'Results', earned: 'Achievements', next: 'Still to earn' },
};
