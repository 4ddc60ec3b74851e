import type { PopupModel } from '../model.ts';
import { armTriggers } from '../triggers/arm-triggers.ts';
import { readTriggers } from '../triggers/read-triggers.ts';
import { builderGate, type Gate } from './gate.ts';
import { zoneProblems } from './page-facts.ts';
import { readTiming } from './read-timing.ts';

export interface BuilderRules {
  readonly gate: Gate;
  readonly arm: PopupModel['arm'];
  /** Settings that make no sense, in words. */
  readonly problems: readonly string[];
}

/** When a page builder's popup may show and what opens it, out of its settings as they stand on the page. */
export function builderRules(options: {
  readonly id: string;
  readonly timing: unknown;
  readonly triggers: unknown;
  readonly avoidsOthers: boolean;
}): BuilderRules {
  const { id, avoidsOthers } = options;
  const { timing, problems } = readTiming(options.timing);
  const { triggers, problems: triggerProblems } = readTriggers(options.triggers);
  const gate = builderGate({ id, timing, avoidsOthers });
  return {
    gate,
    problems: [
      ...problems,
      ...triggerProblems,
      ...(timing.schedule?.timezone === 'site' ? zoneProblems() : []),
    ],
    arm({ document, signal, fire, onProblem }) {
      // Asked on every page that has the popup, whether a trigger fires or not: page views count from the first of them.
      gate.verdict({ asked: false });
      void gate.ready.then(() => {
        if (signal.aborted) return;
        for (const problem of gate.problems()) onProblem(problem, 'url');
        armTriggers(triggers, { document, signal, fire: () => fire(), onProblem });
      });
    },
  };
}
