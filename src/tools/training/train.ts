import { writeFileSync } from 'node:fs';
import { FEATURES_VERSION } from '../../cpu/value/layout.ts';
import { usualLayout } from '../../cpu/value/learned-value.ts';
import { type Learned, readWeights, weightsPath } from '../../cpu/value/weights-file.ts';
import { runCommand } from '../command.ts';
import { fingerprintOf } from './fingerprint.ts';
import { train } from './learner.ts';
import { packWeights } from './pack-weights.ts';
import { readTrainingRequest, TRAINING_USAGE, type TrainingRequest } from './training-request.ts';

/** Rounds that are played to see how many a minute has. */
const SAMPLE = 2000;

await runCommand(TRAINING_USAGE, (args) => learn(readTrainingRequest(args)));

function learn(request: TrainingRequest): void {
  const { game, seats, seed } = request;
  const rounds = request.rounds ?? roundsIn(request, request.minutes);
  const began = performance.now();
  const { weights, spread } = train(game, { seats, seed, rounds });
  const learned: Learned = {
    seats,
    seed,
    rounds,
    features: FEATURES_VERSION,
    rules: fingerprintOf(game, seats),
    spread: Number(spread.toPrecision(4)),
    weights: packWeights(usualLayout(game, seats), weights),
  };
  const others = readWeights(game.id).learned.filter((one) => one.seats !== seats);
  const all = [...others, learned].toSorted((a, b) => a.seats - b.seats);
  const text = `${JSON.stringify({ game: game.id, learned: all }, null, 2)}\n`;
  writeFileSync(weightsPath(game.id), text);
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(
    `${game.id} for ${seats}: ${rounds} rounds in ${seconds.toFixed(0)} s; ` +
      `the same again: --seats ${seats} --rounds ${rounds} --seed ${seed}\n`,
  );
}

/** How many rounds these minutes have on this machine. */
function roundsIn({ game, seats, seed }: TrainingRequest, minutes: number): number {
  const began = performance.now();
  train(game, { seats, seed, rounds: SAMPLE });
  const seconds = (performance.now() - began) / 1000;
  return Math.max(SAMPLE, Math.round((SAMPLE * minutes * 60) / seconds));
}
