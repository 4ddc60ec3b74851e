import { buildBundle, buildStandAlone } from '../packages/widgets/build/bundle.ts';
import { buildLibraries } from './build-libraries.ts';
import { step } from './step.ts';

await step('libraries (npm packages with types)', buildLibraries);
for (const flavour of ['react', 'lean'] as const) {
  await step(`script bundle (${flavour})`, () => buildBundle(flavour));
  await step(`stand-alone scripts (${flavour})`, (reportProgress) =>
    buildStandAlone(flavour, reportProgress),
  );
}
