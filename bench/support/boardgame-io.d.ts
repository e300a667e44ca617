/** What the benchmark uses of boardgame.io, whose own types are not reachable from a module. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export type Reducer<G> = (state: MatchState<G>, action: object) => MatchState<G>;

  export interface MatchState<G> {
    readonly G: G;
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  }

  export function ProcessGameConfig(game: object): object;
  export function InitializeGame<G>(options: { game: object; numPlayers: number }): MatchState<G>;
  export function CreateGameReducer<G>(options: { game: object }): Reducer<G>;
}
