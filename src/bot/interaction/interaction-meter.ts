import type { Meter } from '../../meter.ts';

/** The result of an interaction: done, refused with a reason, failed, or too late for Discord. */
type InteractionOutcome = 'ok' | 'refused' | 'failed' | 'late';

interface InteractionSort {
  readonly kind: 'command' | 'press' | 'completion';
  readonly name: string;
}

/** Tells what came of an interaction; the second argument is when Discord took an acknowledgement, if it did. */
type Settle = (outcome: InteractionOutcome, acknowledgedAt: number | undefined) => void;

/** Measures an interaction that arrives now; all times are those of `performance.now()`. */
export function meterInteraction(meter: Meter, { kind, name }: InteractionSort): Settle {
  const arrivedAt = performance.now();
  return (outcome, acknowledgedAt) => {
    meter.count('hanafuda_interactions_total', { kind, name, outcome });
    if (acknowledgedAt === undefined) return;
    const seconds = (acknowledgedAt - arrivedAt) / 1000;
    meter.observe('hanafuda_interaction_acknowledge_seconds', { kind }, seconds);
  };
}
