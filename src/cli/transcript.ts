import { transcribe } from '../engine/rules/transcript.ts';
import { readTranscriptRequest, TRANSCRIPT_USAGE, UsageError } from './arguments.ts';
import { playersOf } from './players.ts';

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  if (args.includes('--help')) {
    process.stdout.write(`${TRANSCRIPT_USAGE}\n`);
    return 0;
  }
  try {
    print(args);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function print(args: readonly string[]): void {
  const { game, seats, seed, options, rounds, players } = readTranscriptRequest(args);
  const decide = playersOf(game, seed, players);
  const setup = { game: game.id, seats, seed, options };
  for (const line of transcribe({ game, setup, decide, rounds })) {
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
