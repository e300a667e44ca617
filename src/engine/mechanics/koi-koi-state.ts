/** Koi-koi's calls. */
export interface KoiKoiCalls {
  /** How often each seat has called koi-koi this round. */
  readonly made: readonly number[];
  /** By seat, the yaku it was asked for and went on with, at the most that they were worth then. */
  readonly yaku: readonly (readonly { readonly id: string; readonly value: number }[])[];
  /** Whether a yaku has been made or raised since the last turn ended. */
  readonly isRaised: boolean;
}

/** The calls of a round, with or without a yaku that was made or raised since the last turn. */
export function withRaised({ made, yaku }: KoiKoiCalls, isRaised: boolean): KoiKoiCalls {
  return { made, yaku, isRaised };
}
