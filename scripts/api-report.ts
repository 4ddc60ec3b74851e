/**
 * Compares the exports of each entry of the runtime with its report in `packages/runtime/api/`, so that reviewers see a change of
 * the public API as a changed file. `pnpm docs:write` updates the reports. Needs the built types (`pnpm build`).
 */
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const at = (path: string) => fileURLToPath(new URL(`../packages/runtime/${path}`, import.meta.url));
const write = process.argv.includes('--write');
const silent = { logLevel: ExtractorLogLevel.None };

/** Returns whether the report of this entry was up to date. With `--write`, updates it. */
function check(entry: string): boolean {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: at(''),
      mainEntryPointFilePath: at(`dist/${entry}.d.ts`),
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: at('api'),
        reportTempFolder: at('node_modules/.cache/api-report'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom'],
            types: [],
            skipLibCheck: true,
          },
          files: [at(`dist/${entry}.d.ts`)],
        },
      },
      messages: {
        // Silent, because the entries decide which names are public, and doc comments need not follow TSDoc.
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: at('package.json'),
  });
  return !Extractor.invoke(config, {
    localBuild: write,
    messageCallback: (message) => (message.handled = true),
  }).apiReportChanged;
}

const changed = ['index', 'widget', 'shop', 'page'].filter((entry) => !check(entry));
if (changed.length > 0 && !write) {
  const files = changed.map((entry) => `packages/runtime/api/${entry}.api.md`).join(', ');
  console.error(
    `The public API differs from its report: ${files}. If the change is intended: pnpm docs:write`,
  );
  process.exit(1);
}
console.log(`API reports: ${changed.length === 0 ? 'up to date' : `updated ${changed.join(', ')}`}`);
