/** The parts of Discord's wire format that the sandbox speaks (API version 10), as plain data. */

export interface User {
  readonly id: string;
  readonly username: string;
  readonly discriminator: string;
  readonly global_name: string | null;
  readonly avatar: null;
  readonly bot: boolean;
  readonly public_flags: number;
  readonly flags: number;
  readonly primary_guild: null;
}

export interface Emoji {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly animated?: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly default?: boolean;
}

export interface Media {
  readonly url: string;
  readonly proxy_url?: string;
  readonly width?: number;
  readonly height?: number;
  readonly content_type?: string;
  readonly attachment_id?: string;
}

export interface GalleryItem {
  readonly media: Media;
  readonly description?: string | null;
  readonly spoiler?: boolean;
}

/** Any component of a message or a modal; `type` says which of the fields it has. */
export interface Component {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string | null;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly url?: string | null;
  readonly sku_id?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly required?: boolean;
  readonly value?: string | null;
  readonly options?: readonly SelectOption[];
  readonly default_values?: readonly { readonly id: string; readonly type: string }[];
  readonly channel_types?: readonly number[];
  readonly content?: string;
  readonly media?: Media;
  readonly file?: Media;
  readonly items?: readonly GalleryItem[];
  readonly spacing?: number;
  readonly divider?: boolean;
  readonly spoiler?: boolean;
  readonly accent_color?: number | null;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
}

export const ComponentType = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const;

export const ButtonStyle = { link: 5, premium: 6 } as const;

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly description?: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly content_type: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Embed {
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly color?: number;
  readonly image?: Media;
  readonly thumbnail?: Media;
  readonly author?: { readonly name: string; readonly url?: string; readonly icon_url?: string };
  readonly footer?: { readonly text: string; readonly icon_url?: string };
  readonly fields?: readonly {
    readonly name: string;
    readonly value: string;
    readonly inline?: boolean;
  }[];
}

/** How a message came from an interaction, for the line "Ann used /command". */
export interface InteractionMetadata {
  readonly id: string;
  readonly type: number;
  readonly user: User;
  readonly name?: string;
  readonly target_user?: User;
  readonly authorizing_integration_owners: Readonly<Record<string, string>>;
  readonly interacted_message_id?: string;
}

export interface Message {
  readonly id: string;
  readonly type: number;
  readonly channel_id: string;
  readonly author: User;
  readonly content: string;
  readonly embeds: readonly Embed[];
  /** In the world all files; see `messagePayload`. */
  readonly attachments: readonly Attachment[];
  readonly components: readonly Component[];
  readonly mentions: readonly User[];
  readonly mention_roles: readonly string[];
  readonly mention_everyone: boolean;
  readonly pinned: boolean;
  readonly tts: boolean;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly flags: number;
  readonly nonce?: string | number;
  readonly application_id?: string;
  readonly webhook_id?: string;
  readonly interaction_metadata?: InteractionMetadata;
  readonly message_reference?: {
    readonly type: number;
    readonly message_id: string;
    readonly channel_id: string;
    readonly guild_id?: string;
  };
  /** The thread that was started from it, as it was then. */
  readonly thread?: object;
}

export const MessageFlag = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export const MessageType = {
  default: 0,
  reply: 19,
  chatInputCommand: 20,
  contextMenuCommand: 23,
} as const;

export interface AllowedMentions {
  readonly parse?: readonly string[];
  readonly users?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
  readonly replied_user?: boolean;
}

/** The body by which a bot makes or edits a message, by whatever route. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly Embed[] | null;
  readonly components?: readonly Component[] | null;
  readonly flags?: number | null;
  readonly attachments?:
    | readonly {
        readonly id?: string | number;
        readonly filename?: string;
        readonly description?: string | null;
      }[]
    | null;
  readonly allowed_mentions?: AllowedMentions | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: {
    readonly message_id: string;
    readonly fail_if_not_exists?: boolean;
  } | null;
  readonly poll?: unknown;
  readonly sticker_ids?: readonly string[] | null;
}

export interface Choice {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly value: string | number;
}

/** How a command is used: typed, or chosen in the menu of a user or a message. */
export const CommandType = { chat: 1, user: 2, message: 3 } as const;

/** Where a command can be used. */
export const Context = { server: 0, direct: 1, group: 2 } as const;

export const AUTO_ARCHIVE_MINUTES = [60, 1440, 4320, 10_080] as const;

export const ChannelType = {
  text: 0,
  direct: 1,
  voice: 2,
  group: 3,
  publicThread: 11,
  forum: 15,
} as const;

export const OptionType = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description: string;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly Choice[];
  readonly options?: readonly CommandOption[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly channel_types?: readonly number[];
}

/** A command as a bot registers it. */
export interface CommandBody {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description?: string | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly options?: readonly CommandOption[] | null;
  readonly default_member_permissions?: string | number | null;
  readonly type?: number | null;
  readonly nsfw?: boolean;
  readonly handler?: number | null;
  readonly contexts?: readonly number[] | null;
  readonly integration_types?: readonly number[] | null;
}

/** A registered command, as Discord gives it back. */
export interface Command extends CommandBody {
  readonly id: string;
  readonly application_id: string;
  readonly version: string;
  readonly guild_id?: string;
}

/** One option with its value, as an interaction carries it. */
export interface OptionValue {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly OptionValue[];
}

export const InteractionType = {
  command: 2,
  component: 3,
  autocomplete: 4,
  modalSubmit: 5,
} as const;

export const CallbackType = {
  pong: 1,
  reply: 4,
  deferReply: 5,
  deferUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

export interface ModalBody {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly Component[];
}

export interface CallbackBody {
  readonly type: number;
  readonly data?: MessageBody &
    Partial<ModalBody> & { readonly choices?: readonly Choice[] | null };
}
