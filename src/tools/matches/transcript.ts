import type { Event } from '../../engine/round/event.ts';
import { formatMove } from '../../engine/round/move-text.ts';
import { type Recording, transcribe } from '../../engine/transcript/transcript.ts';
import { runCommand } from '../command.ts';
import { readTranscriptRequest, TRANSCRIPT_USAGE, type TranscriptRequest } from './arguments.ts';
import { playersOf } from './players.ts';
import { formatStep, readableHead } from './readable.ts';

// A reader of only the beginning, such as `head`, closes the pipe: nobody is left to write for.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await runCommand(TRANSCRIPT_USAGE, print);

function print(args: readonly string[]): void {
  const request = readTranscriptRequest(args);
  const lines = request.isJson ? jsonLines(request) : readableLines(request);
  for (const line of lines) process.stdout.write(`${line}\n`);
}

function recordingOf({
  game,
  seats,
  seed,
  options,
  rounds,
  players,
}: TranscriptRequest): Recording {
  const setup = { game: game.id, seats, seed, options };
  return { game, setup, decide: playersOf(game, seed, players), rounds };
}

function* jsonLines(request: TranscriptRequest): Generator<string> {
  for (const line of transcribe(recordingOf(request))) yield JSON.stringify(line);
}

function* readableLines(request: TranscriptRequest): Generator<string> {
  const { game, setup, decide, rounds } = recordingOf(request);
  yield* readableHead(setup);
  yield '== start';
  let step = game.start(setup);
  yield* formatStep(game, step);
  for (let number = 1, finished = 0; rounds === null || finished < rounds; number++) {
    const seat = game.toAct(step.state);
    if (seat === undefined) return;
    const move = decide(step.state, seat, game.legalMoves(step.state, seat));
    step = game.apply(step.state, seat, move);
    yield '';
    yield `== ${number}: seat ${seat} ${formatMove(move)}`;
    yield* formatStep(game, step);
    finished += step.events.filter(isFinish).length;
  }
}

/** Whether an event ends a round, played or not. */
function isFinish({ type }: Event): boolean {
  return type === 'settled' || type === 'unplayed';
}
