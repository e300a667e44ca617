import type { Clock } from '../../model/clock.ts';
import type { MentionStyle, NameStyle } from '../../model/settings.ts';

/** How long a person may think about a move. At most 100 characters each. */
export type ClockWords = Readonly<Record<Clock, string>>;

/** A thing to choose: what it is called, and what it does in a sentence. */
export interface FieldWords {
  readonly name: string;
  readonly line: string;
}

/** The menus in which servers and people choose. What stands in a list has at most 100 characters. */
export interface SettingsWords {
  /** At the head of each menu. */
  readonly server: string;
  readonly person: string;
  /** To somebody who may not change what holds for the server. */
  readonly onlyManagers: string;
  /** Follows Discord's language: of the server, or of the person. */
  readonly autoServer: string;
  readonly autoPerson: string;
  readonly fields: Readonly<
    Record<
      | 'language'
      | 'clock'
      | 'channels'
      | 'tableCap'
      | 'mentions'
      | 'isRated'
      | 'ratesComputers'
      | 'ratesFled'
      | 'hasBadges'
      | 'yourLanguage'
      | 'yourMentions'
      | 'names'
      | 'confirms',
      FieldWords
    >
  >;
  /** Tables may be opened in every channel, and how to choose some. */
  readonly everywhere: string;
  readonly chooseChannels: string;
  /** Any number of tables, and so many at most. */
  readonly anyNumber: string;
  atMost(tables: number): string;
  /** When people are mentioned; `server`: as the server has it. */
  readonly mentions: Readonly<Record<MentionStyle | 'server', string>>;
  /** In which form cards and yaku are named. */
  readonly names: Readonly<Record<NameStyle, string>>;
  /** On the button that switches something, at most 38 characters: `Rated: on`. */
  switched(field: string, isOn: boolean): string;
}
