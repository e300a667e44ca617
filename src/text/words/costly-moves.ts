/** The moves of a finished match that cost a player most. Moves and amounts come ready to print. */
export interface CostlyMovesWords {
  /** At most 38 characters. */
  readonly button: string;
  /** While so many decisions are looked at. */
  working(decisions: number): string;
  /** At most 38 characters. */
  readonly cancel: string;
  readonly cancelled: string;
  title(moves: number): string;
  /** `number` from 1; `cost`: what `better` should have brought more. */
  move(about: {
    readonly number: number;
    readonly round: number;
    readonly made: string;
    readonly better: string;
    readonly cost: string;
  }): string;
  /** Where none cost more than chance explains. */
  readonly none: string;
  /** How they were judged. */
  foot(decisions: number): string;
  /** The person had no seat, or the computer or chance decided everything for them. */
  readonly noDecisions: string;
  readonly failed: string;
}
