import { once } from 'node:events';
import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type ApplicationCommandDataResolvable,
  AttachmentBuilder,
  type AutocompleteInteraction,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  MessageFlags,
  TextInputStyle,
} from 'discord.js';
import { pngOf } from './png.ts';

/**
 * A bot that uses everything a page has to show: subcommands, options of all kinds, completions, a public
 * table, private hands with many buttons, selects, forms, slow answers and no answer.
 */
const DEMO_COMMANDS = [
  {
    name: 'garden',
    name_localizations: { ja: '庭' },
    description: 'Play in the garden',
    description_localizations: { ja: '庭で遊ぶ' },
    options: [
      {
        type: 1,
        name: 'open',
        name_localizations: { ja: '開始' },
        description: 'Open a table in this channel',
        description_localizations: { ja: 'このチャンネルで卓を開く' },
        options: [
          {
            type: 3,
            name: 'season',
            name_localizations: { ja: '季節' },
            description: 'What grows there',
            description_localizations: { ja: 'そこに育つもの' },
            required: true,
            choices: [
              { name: 'Spring', value: 'spring', name_localizations: { ja: '春' } },
              { name: 'Autumn', value: 'autumn', name_localizations: { ja: '秋' } },
            ],
          },
          { type: 4, name: 'rounds', description: 'How many rounds', min_value: 1, max_value: 12 },
          { type: 5, name: 'quiet', description: 'Tell nobody' },
          { type: 6, name: 'guest', description: 'Who plays with you' },
        ],
      },
      {
        type: 1,
        name: 'plant',
        description: 'Plant a flower by its name',
        options: [
          { type: 3, name: 'flower', description: 'Which', required: true, autocomplete: true },
        ],
      },
      { type: 1, name: 'hand', description: 'See your own hand' },
      { type: 1, name: 'slow', description: 'Think for a while first' },
      { type: 1, name: 'silent', description: 'Never answer' },
    ],
  },
];

const FLOWERS = [
  'camellia',
  'cherry',
  'chrysanthemum',
  'iris',
  'maple',
  'peony',
  'plum',
  'wisteria',
];

/** Emitted on the client once its slow answer may come. */
export const THOUGHT = 'thought';

/** Lets a client be the demo bot. */
export function actAsDemoBot(client: Client): void {
  client.once(
    Events.ClientReady,
    (ready) =>
      void ready.application.commands.set(DEMO_COMMANDS as ApplicationCommandDataResolvable[]),
  );
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
}

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) return complete(interaction);
  if (interaction.isChatInputCommand()) return command(interaction);
  if (interaction.isButton()) return pressed(interaction);
  if (interaction.isStringSelectMenu()) {
    return interaction.update(hand(`You chose ${interaction.values.join(', ')}.`));
  }
  if (interaction.isModalSubmit()) {
    const wish = interaction.fields.getTextInputValue('wish');
    return interaction.reply({ content: `A wish: **${wish}**`, flags: MessageFlags.Ephemeral });
  }
  return undefined;
}

function complete(interaction: AutocompleteInteraction) {
  const typed = interaction.options.getFocused().toLowerCase();
  const found = FLOWERS.filter((flower) => flower.includes(typed));
  return interaction.respond(found.map((flower) => ({ name: flower, value: flower })));
}

async function command(interaction: ChatInputCommandInteraction): Promise<unknown> {
  switch (interaction.options.getSubcommand()) {
    case 'open': {
      const guest = interaction.options.getUser('guest');
      return interaction.reply(table(interaction.options.getString('season', true), guest?.id));
    }
    case 'plant': {
      const flower = interaction.options.getString('flower', true);
      return interaction.reply(`${interaction.user} planted a **${flower}** <t:1700000000:R>.`);
    }
    case 'hand':
      return interaction.reply({
        ...hand('Your hand'),
        flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
      });
    case 'slow': {
      const thought = once(interaction.client, THOUGHT);
      await interaction.deferReply();
      await thought;
      return interaction.editReply('Here I am.\n-# It took a while.');
    }
    default:
      return undefined;
  }
}

function pressed(interaction: ButtonInteraction): Promise<unknown> | undefined {
  const [verb, detail = ''] = interaction.customId.split(':');
  if (verb === 'hand') {
    return interaction.reply({
      ...hand('Your hand'),
      flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
    });
  }
  if (verb === 'play') return interaction.update(hand(`You played **${detail}**.`));
  if (verb === 'next') return interaction.update(table(detail));
  if (verb === 'wish') return interaction.showModal(WISH_FORM);
  return undefined;
}

const WISH_FORM: APIModalInteractionResponseCallbackData = {
  custom_id: 'wish',
  title: 'Make a wish',
  components: [
    {
      type: 18,
      label: 'Your wish',
      description: 'In a few words',
      component: { type: 4, custom_id: 'wish', style: TextInputStyle.Short, max_length: 40 },
    },
  ],
};

let pictures = 0;

const painted = new Map<string, Buffer>();

function paint(width: number, height: number, hue: number): Buffer {
  const key = `${width} ${height} ${hue}`;
  const before = painted.get(key);
  if (before) return before;
  const data = pngOf(width, height, (x, y) => {
    const isCard = x % 110 > 14 && y % 170 > 20;
    const felt = [30, 90 + Math.round((60 * y) / height), 60 + hue] as const;
    return isCard ? [236, 228 - (x % 40), 200 - hue] : felt;
  });
  painted.set(key, data);
  return data;
}

function picture(width: number, height: number, hue: number): AttachmentBuilder {
  pictures += 1;
  const description = 'The table: eight cards in two rows on green felt';
  return new AttachmentBuilder(paint(width, height, hue), {
    name: `table-${pictures}.png`,
    description,
  });
}

function table(season: string, guest?: string) {
  const file = picture(1100, 700, season === 'spring' ? 10 : 90);
  const other = season === 'spring' ? 'autumn' : 'spring';
  const next = guest ? `<@${guest}> is to play` : 'everybody may play';
  const content = `### A garden in ${season}\nRound 1 of 3 · ${next}\n- The *pine crane* took a **bright**\n- \`3\` points each`;
  const rules = { type: 2, style: 5, label: 'Rules', url: 'https://example.org/rules' };
  return message(file, {
    type: 17,
    accent_color: season === 'spring' ? 0xe91e63 : 0xd9822b,
    components: [
      { type: 10, content },
      gallery(file, 'The table: eight cards in two rows on green felt'),
      { type: 14 },
      row(
        button('hand:', 'My hand', ButtonStyle.Primary),
        button(`next:${other}`, 'Next season', ButtonStyle.Success),
        button('wish:', 'Make a wish'),
        button('silence:', 'Stop', ButtonStyle.Danger),
        rules,
      ),
    ],
  });
}

function hand(title: string) {
  const file = picture(1100, 340, 40);
  const cards = Array.from({ length: 20 }, (_, at) => {
    const name = `${FLOWERS[at % FLOWERS.length]} ${Math.floor(at / FLOWERS.length) + 1}`;
    return { ...button(`play:${name}`, name), disabled: at % 7 === 5 };
  });
  const rows = [0, 5, 10, 15].map((at) => row(...cards.slice(at, at + 5)));
  const content = `**${title}**\n-# Twenty cards; some may not be played.`;
  const accessory = { type: 11, media: mediaOf(file), description: 'A card' };
  const section = { type: 9, components: [{ type: 10, content }], accessory };
  const options = [
    { label: 'Month', value: 'month', description: 'January to December' },
    { label: 'Kind', value: 'kind', description: 'Brights first' },
  ];
  return message(
    file,
    { type: 17, components: [section, gallery(file, 'Your hand'), ...rows] },
    row({ type: 3, custom_id: 'sort', placeholder: 'Sort by …', options }),
  );
}

function message(file: AttachmentBuilder, ...components: object[]) {
  return {
    components: components as APIMessageTopLevelComponent[],
    files: [file],
    flags: MessageFlags.IsComponentsV2 as const,
  };
}

function mediaOf({ name }: AttachmentBuilder) {
  return { url: `attachment://${name}` };
}

function gallery(file: AttachmentBuilder, description: string) {
  return { type: 12, items: [{ media: mediaOf(file), description }] };
}

function button(custom_id: string, label: string, style: number = ButtonStyle.Secondary) {
  return { type: 2, style, custom_id, label };
}

function row(...components: object[]) {
  return { type: 1, components };
}
