/**
 * What falls due in a match. `idle`: nothing has happened in a lobby for long, it closes. `warning`:
 * little time is left for a move. `move`: the time for a move is over.
 */
export type TimerKind = 'idle' | 'warning' | 'move';
