import { count } from '../format/numbers.ts';
import type { ClockWords, SettingsWords } from '../words/settings.ts';

export const CLOCKS: ClockWords = {
  '30s': '30 seconds a move',
  '60s': '1 minute a move',
  '3m': '3 minutes a move',
  '24h': '1 day a move',
  '72h': '3 days a move',
  none: 'no limit of time',
};

const MENTIONS = {
  quiet: 'Unless they have just been active here',
  always: 'At every turn',
  never: 'Never',
};

export const SETTINGS: SettingsWords = {
  server:
    '### Settings of this server\nEvery choice takes effect at once. Seasons are closed with `/hanafuda season`.',
  person: '### Your settings\nThey hold in every server. Every choice takes effect at once.',
  onlyManagers:
    'Only those who may manage this server can change its settings. Yours are at `/hanafuda me`.',
  autoServer: 'Discord’s language of the server',
  autoPerson: 'The language of your Discord',
  fields: {
    server: {
      language: { name: 'Language', line: 'of what everybody reads' },
      clock: { name: 'Clock', line: 'that a new table begins with' },
      channels: {
        name: 'Channels',
        line: 'where tables may be opened, their threads included; none chosen: everywhere',
      },
      tableCap: { name: 'Tables', line: 'that may be open at once' },
      mentions: { name: 'Mentions', line: 'when the table calls whose turn it is' },
      isRated: { name: 'Ratings', line: 'matches count for ratings' },
      ratesComputers: { name: 'Rate computers', line: 'matches with computers count, too' },
      ratesFled: { name: 'Fleeing counts', line: 'who leaves a match for good is rated as last' },
      hasBadges: { name: 'Month numbers', line: 'every card shows the number of its month' },
    },
    person: {
      language: { name: 'Language', line: 'of what only you read' },
      mentions: { name: 'Mentions', line: 'when you are called for your turn' },
      names: { name: 'Names', line: 'of cards and yaku in what only you read' },
      confirms: { name: 'Ask twice', line: 'a move is made by a second press only' },
    },
  },
  choices: {
    server: { clock: CLOCKS, mentions: MENTIONS },
    person: {
      names: {
        auto: 'As the language has them',
        english: 'English: Pine · Crane',
        romaji: 'Rōmaji: Matsu ni tsuru',
        kanji: 'Kanji: 松に鶴',
      },
      mentions: {
        server: 'As the server has it',
        ...MENTIONS,
      },
    },
  },
  everywhere: 'everywhere',
  chooseChannels: 'Everywhere',
  anyNumber: 'Any number of tables',
  atMost: (tables) => `At most ${count(tables, 'table', 'tables')}`,
  switched: (field, isOn) => `${field}: ${isOn ? 'on' : 'off'}`,
};
