import type { People } from './people.ts';

/** Seats that are kept for people. Names, mentions and times come ready to print. */
export interface InvitationWords {
  /** At most 38 characters each. */
  readonly buttons: { readonly invite: string; readonly decline: string };
  /** To the host: whom to choose. `minutes`: for how long seats are kept. */
  ask(minutes: number): string;
  /** In a list of which nothing is chosen, at most 100 characters. */
  readonly choose: string;
  /** In the lobby, in place of a player. `when`: a time as Discord shows it. */
  kept(who: People, when: string): string;
  /** To the host: done. */
  done(who: People): string;
  /** Those who cannot be invited. */
  cannot(who: People): string;
  /** What was typed mentions nobody. */
  readonly unmentioned: string;
  /** In a list of players, at most 100 characters. */
  listed(who: People): string;
}
