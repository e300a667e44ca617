/**
 * What falls due once in a match. `idle`: a lobby in which nothing happens closes. `warning`: little
 * time is left for a move. `move`: the time for a move is over. `call`: a player who was not
 * mentioned because they seemed to be there is reminded. `stop`: silence is consent to an offer to
 * stop. `silence`: the others may give the seat of whoever is asked to the computer. `pause`: the next
 * round follows its predecessor's result. `computer`: a computer that had to think has not moved yet, and is asked
 * again. `alert`: people who want to hear of a new table are told. `direct`: whoever is asked and wants direct messages
 * is written to. `holiday`: somebody who sits there is back, by the calendar, so that nothing moves it.
 */
export const SINGLE_KINDS = [
  'idle',
  'warning',
  'move',
  'call',
  'stop',
  'silence',
  'pause',
  'computer',
  'alert',
  'direct',
  'holiday',
] as const;
export type SingleKind = (typeof SINGLE_KINDS)[number];

/** What falls due in a match. `kept`: somebody's invitation expires, and the seat is free. The names are stored. */
export const TIMER_KINDS = [...SINGLE_KINDS, 'kept'] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

/** What falls due in a match, and when; those who are invited by their ids. */
export type MatchTimers = { readonly [Kind in SingleKind]?: number } & {
  readonly kept: Readonly<Record<string, number>>;
};

/** Everything that falls due in a match; null: nothing of that kind. */
export type AllTimers = { readonly [Kind in SingleKind]: number | null } & Pick<
  MatchTimers,
  'kept'
>;

/** Of a match in which nothing falls due. */
export const NO_TIMERS: AllTimers = {
  ...(Object.fromEntries(SINGLE_KINDS.map((kind) => [kind, null])) as Record<SingleKind, null>),
  kept: {},
};
