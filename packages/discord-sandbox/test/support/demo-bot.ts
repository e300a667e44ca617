import {
  ActionRowBuilder,
  AttachmentBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Client,
  ContainerBuilder,
  Events,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
} from 'discord.js';
import { pngOf } from './png.ts';

/**
 * A bot that uses everything a page has to show: subcommands, options of all kinds, completions, a public
 * table, private hands with many buttons, selects, forms, slow answers and no answer.
 */
const DEMO_COMMANDS = [
  new SlashCommandBuilder()
    .setName('garden')
    .setNameLocalizations({ ja: '庭' })
    .setDescription('Play in the garden')
    .setDescriptionLocalizations({ ja: '庭で遊ぶ' })
    .addSubcommand((sub) =>
      sub
        .setName('open')
        .setNameLocalizations({ ja: '開始' })
        .setDescription('Open a table in this channel')
        .setDescriptionLocalizations({ ja: 'このチャンネルで卓を開く' })
        .addStringOption((option) =>
          option
            .setName('season')
            .setNameLocalizations({ ja: '季節' })
            .setDescription('What grows there')
            .setDescriptionLocalizations({ ja: 'そこに育つもの' })
            .setRequired(true)
            .addChoices(
              { name: 'Spring', value: 'spring', name_localizations: { ja: '春' } },
              { name: 'Autumn', value: 'autumn', name_localizations: { ja: '秋' } },
            ),
        )
        .addIntegerOption((option) =>
          option.setName('rounds').setDescription('How many rounds').setMinValue(1).setMaxValue(12),
        )
        .addBooleanOption((option) => option.setName('quiet').setDescription('Tell nobody'))
        .addUserOption((option) => option.setName('guest').setDescription('Who plays with you')),
    )
    .addSubcommand((sub) =>
      sub
        .setName('plant')
        .setDescription('Plant a flower by its name')
        .addStringOption((option) =>
          option.setName('flower').setDescription('Which').setRequired(true).setAutocomplete(true),
        ),
    )
    .addSubcommand((sub) => sub.setName('hand').setDescription('See your own hand'))
    .addSubcommand((sub) => sub.setName('slow').setDescription('Think for a while first'))
    .addSubcommand((sub) => sub.setName('silent').setDescription('Never answer'))
    .toJSON(),
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

/** Lets a client be the demo bot. */
export function actAsDemoBot(client: Client): void {
  client.once(Events.ClientReady, (ready) => void ready.application.commands.set(DEMO_COMMANDS));
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
}

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) return complete(interaction);
  if (interaction.isChatInputCommand()) return command(interaction);
  if (interaction.isButton()) return button(interaction);
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
    case 'slow':
      await interaction.deferReply();
      await new Promise((resolve) => setTimeout(resolve, 400));
      return interaction.editReply('Here I am.\n-# It took a while.');
    default:
      return undefined;
  }
}

function button(interaction: ButtonInteraction): Promise<unknown> | undefined {
  const [verb, detail = ''] = interaction.customId.split(':');
  if (verb === 'hand') {
    return interaction.reply({
      ...hand('Your hand'),
      flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
    });
  }
  if (verb === 'play') return interaction.update(hand(`You played **${detail}**.`));
  if (verb === 'next') return interaction.update(table(detail));
  if (verb === 'wish') return interaction.showModal(wishForm());
  return undefined;
}

function wishForm(): ModalBuilder {
  const input = new TextInputBuilder()
    .setCustomId('wish')
    .setStyle(TextInputStyle.Short)
    .setMaxLength(40);
  const label = new LabelBuilder()
    .setLabel('Your wish')
    .setDescription('In a few words')
    .setTextInputComponent(input);
  return new ModalBuilder().setCustomId('wish').setTitle('Make a wish').addLabelComponents(label);
}

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
  const box = new ContainerBuilder()
    .setAccentColor(season === 'spring' ? 0xe91e63 : 0xd9822b)
    .addTextDisplayComponents(
      new TextDisplayBuilder().setContent(
        `### A garden in ${season}\nRound 1 of 3 · ${guest ? `<@${guest}> is to play` : 'everybody may play'}\n- The *pine crane* took a **bright**\n- \`3\` points each`,
      ),
    )
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder()
          .setURL(`attachment://${file.name}`)
          .setDescription('The table: eight cards in two rows on green felt'),
      ),
    )
    .addSeparatorComponents(new SeparatorBuilder())
    .addActionRowComponents(
      rowOf(
        styled('hand:', 'My hand', ButtonStyle.Primary),
        styled(`next:${other}`, 'Next season', ButtonStyle.Success),
        styled('wish:', 'Make a wish', ButtonStyle.Secondary),
        styled('silence:', 'Stop', ButtonStyle.Danger),
        new ButtonBuilder()
          .setLabel('Rules')
          .setStyle(ButtonStyle.Link)
          .setURL('https://example.org/rules'),
      ),
    );
  return { components: [box], files: [file], flags: MessageFlags.IsComponentsV2 as const };
}

function hand(title: string) {
  const file = picture(1100, 340, 40);
  const cards = Array.from({ length: 24 }, (_, at) => {
    const name = `${FLOWERS[at % FLOWERS.length]} ${Math.floor(at / FLOWERS.length) + 1}`;
    return styled(`play:${name}`, name, ButtonStyle.Secondary).setDisabled(at % 7 === 5);
  });
  const rows = Array.from({ length: 5 }, (_, at) => rowOf(...cards.slice(at * 5, at * 5 + 5)));
  const section = new SectionBuilder()
    .addTextDisplayComponents(
      new TextDisplayBuilder().setContent(
        `**${title}**\n-# Twenty-four cards; some may not be played.`,
      ),
    )
    .setThumbnailAccessory(
      new ThumbnailBuilder().setURL(`attachment://${file.name}`).setDescription('A card'),
    );
  const box = new ContainerBuilder()
    .addSectionComponents(section)
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder()
          .setURL(`attachment://${file.name}`)
          .setDescription('Your hand'),
      ),
    )
    .addActionRowComponents(...rows.slice(0, 4));
  const select = new StringSelectMenuBuilder()
    .setCustomId('sort')
    .setPlaceholder('Sort by …')
    .addOptions(
      { label: 'Month', value: 'month', description: 'January to December' },
      { label: 'Kind', value: 'kind', description: 'Brights first' },
    );
  const last = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
  return { components: [box, last], files: [file], flags: MessageFlags.IsComponentsV2 as const };
}

function styled(
  id: string,
  label: string,
  style: Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>,
) {
  return new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);
}

function rowOf(...buttons: ButtonBuilder[]): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons);
}
