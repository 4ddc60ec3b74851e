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

export const checks = {
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

/** Parts of valibot, and schemas of answers that several contracts share. */
export type Checks = typeof checks;
