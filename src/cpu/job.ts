import type { Move } from '../engine/round/state.ts';
import type { Question } from '../model/computer.ts';
import type { Hint } from '../model/hint.ts';
import { chooseAs } from './choose-as.ts';
import { drawOf, type Inquiry } from './inquiry.ts';
import { type Judgement, judge } from './judgement.ts';
import { strongHint } from './strong-hint.ts';

/** What a worker is given. It can be cloned, and holds nothing that the seat may not know. */
export type Job =
  | { readonly type: 'move'; readonly question: Question }
  | { readonly type: 'hint'; readonly inquiry: Inquiry }
  | { readonly type: 'judge'; readonly inquiry: Inquiry; readonly made: Move };

export interface JobResults {
  readonly move: Move;
  readonly hint: Hint;
  readonly judge: Judgement;
}

export function doJob(job: Job, now: () => number): JobResults[Job['type']] {
  switch (job.type) {
    case 'move': {
      const { view, moves, strength, thinkers, isUnhurried } = job.question;
      const mind = { draw: drawOf(job.question), strength, thinkers };
      return chooseAs(view, moves, isUnhurried ? mind : { ...mind, now });
    }
    case 'hint': {
      const { view, moves } = job.inquiry;
      return strongHint(view, moves, { draw: drawOf(job.inquiry), now });
    }
    case 'judge': {
      const { view, moves } = job.inquiry;
      const { made } = job;
      return judge(view, { moves, made }, { draw: drawOf(job.inquiry), now });
    }
  }
}
