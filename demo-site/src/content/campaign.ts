import * as v from 'valibot';
import campaignFile from '../../content/campaign.json' with { type: 'json' };
import { checked, text, written } from './check.ts';

/** Full sections, in their order: each with the id that addresses name it by, and a product by its English slug. */
export const campaign = checked(
  'campaign.json',
  v.array(
    v.strictObject({
      id: text,
      product: written,
      /** Light words on a dark ground. */
      dark: v.exactOptional(v.boolean()),
      title: text,
      words: text,
    }),
  ),
  campaignFile,
);
