/** What a request takes and a page that asks for nothing does not need: `http.ts` fetches it with the first one. */
import {
  check,
  custom,
  lazy,
  literal,
  looseObject,
  nullable,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot';
import { cartFragmentsSchema, fragmentMapSchema } from './fragments.ts';

export { default as ky } from 'ky';
export { readAnswer } from './read-answer.ts';

const checks = {
  cartFragmentsSchema,
  check,
  custom,
  fragmentMapSchema,
  lazy,
  literal,
  looseObject,
  nullable,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
};

/** Parts of valibot, and schemas of answers that several contracts have. */
export type Checks = typeof checks;

export { checks };
