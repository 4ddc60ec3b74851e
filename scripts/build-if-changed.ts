/** Builds each flavour of the bundle whose sources have changed since its last build. Run by `npm start`. */
import { buildBundle, isBuilt } from '../packages/widgets/build/bundle.ts';
import { step } from './step.ts';

const changed = (['react', 'lean'] as const).filter((flavour) => !isBuilt(flavour));
for (const [index, flavour] of changed.entries())
  await step(`${index + 1} of ${changed.length}: building the ${flavour} flavour of the script bundle`, () =>
    buildBundle(flavour),
  );
