import * as v from 'valibot';
import guideFile from '../../content/guide.json' with { type: 'json' };
import { checked, text, written } from './check.ts';

const chapter = v.strictObject({
  /** Of its heading: an address leads there. */
  id: written,
  heading: text,
  lead: text,
  parts: v.array(v.strictObject({ heading: text, text })),
});

/** How to choose and look after what the shop sells; `pieces` are products by their English slugs. */
export const { chapters: guideChapters, pieces: guidePieces } = checked(
  'guide.json',
  v.strictObject({ chapters: v.array(chapter), pieces: v.array(written) }),
  guideFile,
);
