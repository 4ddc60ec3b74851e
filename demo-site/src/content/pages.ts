import * as v from 'valibot';
import faqFile from '../../content/faq.json' with { type: 'json' };
import plansFile from '../../content/plans.json' with { type: 'json' };
import { checked, text, written } from './check.ts';

const feature = v.strictObject({
  text,
  included: v.boolean(),
  /** More about it, as HTML. */
  meaning: v.exactOptional(text),
});

const plan = v.strictObject({
  id: written,
  name: text,
  lead: text,
  /** In shekels. */
  price: v.number(),
  per: text,
  badge: v.exactOptional(text),
  /** How many features are seen when they are folded. */
  shown: v.number(),
  features: v.array(feature),
});
export type Plan = v.InferOutput<typeof plan>;

/** What the studio sells by the month. */
export const { plans } = checked('plans.json', v.strictObject({ plans: v.array(plan) }), plansFile);

const questions = v.strictObject({
  /** Of the section: an address leads there. */
  id: written,
  title: text,
  questions: v.array(v.strictObject({ question: text, answer: text })),
});
export type Questions = v.InferOutput<typeof questions>;

/** What customers ask, by subject. */
export const { sections: questionSections } = checked(
  'faq.json',
  v.strictObject({ sections: v.array(questions) }),
  faqFile,
);
