import { join, posix } from 'node:path';
import ts from 'typescript';
import { root, type Sample } from './documents.ts';

const TYPESCRIPT = /^tsx?$/;

/** Returns a line for each JSON sample that does not parse. */
export function jsonProblems(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ file, line, language, code }) => {
    if (language !== 'json') return [];
    try {
      JSON.parse(code);
      return [];
    } catch (error) {
      return [`${file}:${line}: expected JSON, found ${String(error)}`];
    }
  });
}

/**
 * Returns the compiler's errors in the TypeScript samples. Each sample is compiled as a file in a folder next to its document.
 * A sample's title may set the file's path in that folder. Imports of the packages resolve to their sources. Samples marked as fragments
 * (` ```tsx fragment `) are skipped.
 */
export function typeProblems(samples: readonly Sample[]): string[] {
  const files = new Map(
    samples
      .filter(({ language, isFragment }) => TYPESCRIPT.test(language) && !isFragment)
      .map((sample) => [join(root, pathOf(sample)), sample]),
  );
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root);
  // Without `directoryExists`, the compiler also searches folders that exist only in `files`.
  const { directoryExists: _, ...host } = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const sample = files.get(path);
    // The compiler treats a file without imports as a script, whose names all samples would share.
    return sample
      ? ts.createSourceFile(path, `${sample.code}\nexport {};`, version)
      : getSourceFile(path, version, ...rest);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([path, { file, line }]) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => {
        const within = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        return `${file}:${line + 1 + within}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}

const pathOf = ({ file, line, language, title }: Sample): string =>
  posix.join(posix.dirname(file), `.${posix.basename(file)}`, title ?? `${line}.${language}`);
