import { buildBundle } from '../packages/widgets/build/bundle.ts';
import { buildLibraries } from './build-libraries.ts';
import { step } from './step.ts';

await step('libraries (npm packages with types)', buildLibraries);
await step('script bundle (React)', () => buildBundle('react'));
await step('script bundle (lean: preact)', () => buildBundle('lean'));
