/** When a seat may still end with this few points that it wins the round, and shuns them. */
export interface LowMan {
  /** The most points of a low man. */
  readonly most: number;
  /** Card points that a turn brings even to who shuns them. */
  readonly perTurn: number;
}

/** How a computer judges, before play, what its hand will bring. */
export interface AuctionWeights {
  /** The prospects of a hand that brings nothing. */
  readonly level: number;
  /** Points that each point of prospects brings. */
  readonly slope: number;
  /** What leading brings. */
  readonly first: number;
  /** What playing last, as a chaser does, brings. */
  readonly last: number;
  /** What dropping out brings, of which some comes back if no yaku is good enough for it. */
  readonly drop: number;
  /** The share of the pot that each who plays may hope for. */
  readonly potShare: number;
  /** A chase must promise this much more than nothing: below par it costs something. */
  readonly chase: number;
  /** A chased player leaves free of charge. */
  readonly stand: number;
}

/** What the computers weigh in one game and not in others. */
export interface CpuWeights {
  /** Lines are played on at a glance: by what was learned they lost to such lines. */
  readonly isGlanced?: true;
  readonly lowMan?: LowMan;
  /** In what it differs from most games. */
  readonly auction?: Partial<AuctionWeights>;
}
