/**
 * Holds what the runtime exports to the reports in `packages/runtime/api/`, one for each entry: a change of the public surface is a
 * change of a file, which a reviewer sees. `pnpm docs:write` renews them. Needs the built types (`pnpm build`).
 */
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const at = (path: string) => fileURLToPath(new URL(`../packages/runtime/${path}`, import.meta.url));
const write = process.argv.includes('--write');
const silent = { logLevel: ExtractorLogLevel.None };

/** False when the report of this entry is not true any more. */
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
        // Which names are public is decided by the entries, and doc comments are written for their readers, not for TSDoc.
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
    `The public surface is not what its report says: ${files}. If that is meant: pnpm docs:write`,
  );
  process.exit(1);
}
console.log(`API reports: ${changed.length === 0 ? 'as written' : `renewed ${changed.join(', ')}`}`);
