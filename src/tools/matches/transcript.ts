import { formatMove } from '../../engine/round/move-text.ts';
import { play, type Recording, transcribe } from '../../engine/transcript/transcript.ts';
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
  const recording = recordingOf(request);
  yield* readableHead(recording.setup);
  let number = 0;
  for (const step of play(recording)) {
    const { made } = step;
    if (made === null) yield '== start';
    else yield* ['', `== ${++number}: seat ${made.seat} ${formatMove(made.move)}`];
    yield* formatStep(recording.game, step);
  }
}
